import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const getTeam = api.team.get.handler(() => {
  throw new AppError('UNAVAILABLE')
})

export const createTeam = api.team.create.handler(() => {
  throw new AppError('UNAVAILABLE')
})

export const renameTeam = api.team.rename.handler(() => {
  throw new AppError('UNAVAILABLE')
})

export const createTeamInvite = api.team.invite.handler(() => {
  throw new AppError('UNAVAILABLE')
})

export const getTeamInvite = api.team.getInvite.handler(() => {
  throw new AppError('UNAVAILABLE')
})

export const joinTeam = api.team.join.handler(() => {
  throw new AppError('UNAVAILABLE')
})

export const removeTeamMember = api.team.removeMember.handler(() => {
  throw new AppError('UNAVAILABLE')
})
