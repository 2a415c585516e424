import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castOf = (script: string): string[] => directScript(script).flatMap(({ plan }) => plan.cast.map(({ what }) => what))

test.each([
  'Martha was the fastest dredger on the river. Martha pulled and pulled.',
  'Emma is the bravest backhoe. Emma switched on her lamp.',
  'Bruno was the oldest bulldozer in town. Bruno loved his work.',
  'Rosa is a snowplow. Every autumn Rosa sings.',
  'Oscar was a forklift. Oscar opened his eyes.',
])('a thing of a given name that nothing depicts is no person: %s', (script) => {
  expect(castOf(script).filter((what) => what.endsWith('man'))).toEqual([])
})

test.each([
  ['Martha was the fastest runner on the island. Martha won again.', /runner|woman/u],
  ['Emma is a chemist. Emma opened the lab.', /chemist|scientist|woman/u],
  ['Bruno was an orphan. Bruno carried bricks.', /man|boy|child/u],
])('a person of a given name stays one: %s', (script, who) => {
  expect(castOf(script).join()).toMatch(who)
})

test.each([
  'Greta the snowplow slept all summer. She was heavy. Nobody thanked her.',
  'A snowplow named Greta slept all summer. Nobody thanked Greta.',
])('a thing that stands beside its name is nobody: %s', (script) => {
  for (const { plan } of directScript(script)) expect(plan.cast.map(({ what }) => what)).not.toContain('woman')
})
