import { readTrainedModel } from '../../../characters/read-trained-model.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const getTrainedModel = api.characters.trainedModel.handler(async ({ input, context }) => {
  const { db, settings } = context.services
  const { id } = signedIn(context)
  return { data: await readTrainedModel(db, { id, isTeamMember: settings.teamMemberIds.includes(id) }, input.id) }
})
