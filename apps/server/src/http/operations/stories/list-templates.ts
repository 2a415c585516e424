import { areMoreComing, listTemplates as list } from '../../../templates/list-templates.ts'
import { EXAMPLES } from '../../../templates/examples.ts'
import { api } from '../../kernel/api.ts'

export const listTemplates = api.stories.templates.handler(async ({ context }) => {
  const { db, settings, exportProblem } = context.services
  const canBeMade = settings.examples && (await exportProblem()) === null
  const [stories, are_more_coming] = await Promise.all([
    list(db, context.account?.id ?? null),
    areMoreComing(db, canBeMade ? EXAMPLES.map(({ key }) => key) : []),
  ])
  return { stories, are_more_coming }
})
