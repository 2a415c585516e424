import { readTeam } from '../../../team/read-team.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const getTeam = api.team.get.handler(async ({ context }) => {
  const { id } = signedIn(context)
  return { team: await readTeam(context.services.db, id) }
})
