import { api } from '../../kernel/api.ts'

export const getPrices = api.credits.prices.handler(({ context }) => ({ ...context.services.stories.prices }))
