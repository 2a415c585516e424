import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const graphicOf = (script: string) => directScript(script).at(-1)!.plan.graphic

const labelsOf = (script: string) => {
  const graphic = graphicOf(script)
  return graphic?.template === 'steps' ? graphic.steps.map(({ label }) => label) : undefined
}

it('what something abstract is said to be is an equation', () => {
  expect(graphicOf('Inflation is a thief that comes every night.')).toMatchObject({ template: 'words', words: 'Inflation = a thief' })
  expect(graphicOf('An insult is only a sound until you agree with it.')).toMatchObject({ words: 'An insult = only a sound' })
  expect(graphicOf('It is a thief that comes every night.')).toBeUndefined()
  expect(graphicOf('Inflation is the reason that we all become poor.')).toBeUndefined()
})

it('of a command, what is done to is compared', () => {
  expect(graphicOf('To plant a tree, dig a hole twice as wide as its roots.')).toMatchObject({
    template: 'size',
    small: { label: 'Roots' },
    large: { label: 'Hole' },
  })
})

it('what is divided into two is a list', () => {
  expect(graphicOf('They divided the world into what is up to you and what is not.')).toEqual({
    template: 'list',
    items: [{ label: 'What is up to you' }, { label: 'What is not' }],
  })
})

it('two commands, or a condition and a command, follow each other', () => {
  expect(labelsOf('Unscrew the handle and pull out the old washer.')).toEqual(['Unscrew the handle', 'Pull out the old washer'])
  expect(labelsOf('If it tears, start again.')).toEqual(['If it tears', 'Start again'])
  expect(labelsOf('Unscrew the handle and never overtighten the washer.')).toBeUndefined()
})

it('what somebody is said to have said is shown without who said it', () => {
  const [{ plan, textOnScreen }] = directScript('Freedom, he said, is not having everything but needing little.') as [
    ReturnType<typeof directScript>[number],
  ]
  expect(plan.graphic).toMatchObject({ template: 'words', words: 'Freedom = needing little', struck: 'having everything' })
  expect(textOnScreen.join()).not.toContain('he said')
})
