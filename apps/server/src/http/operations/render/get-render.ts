import { readRender } from '../../../exports/read-render.ts'
import { api } from '../../kernel/api.ts'

export const getRender = api.render.get.handler(({ input, context }) => readRender(context.services.db, context.account, input.id))
