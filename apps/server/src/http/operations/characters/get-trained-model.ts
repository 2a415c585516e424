import { readTrainedModel } from '../../../characters/read-trained-model.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const getTrainedModel = api.characters.trainedModel.handler(async ({ input, context }) => ({
  data: await readTrainedModel(context.services.db, signedIn(context), input.id),
}))
