import * as fc from 'fast-check'
import { test } from 'vitest'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { directScript } from './direct-script.ts'
import { planPrompt } from './plan-prompt.ts'

const WORDS =
  'a an the of and or but not no never without only than as if because so when while before after one two three half twice dozen hundred thousand million percent dollars euros degrees years old year day night o’clock minutes miles kilometers square per every each both all some few many more less most least first second 1969 2024 1990s 20 3.5 1,200 50% $5 10x 7:30 -4 +2 12-year-old I me my you he him his she her they them their it its we us who whom which that this these those there here what where how why is are was were be been being has have had do does did will would can could may might must should go goes went gone run runs ran hold holds held give gave take took see saw look looks eat ate sleep slept walk walked fall fell grow grew build built say said says man woman boy girl child children mother father king queen dog dogs cat bird birds horse tree trees house city river mountain sea moon sun star stars rain snow wind fire bread book books door letter letters heart time world people friend Maria John London Paris Mr. Dr. Japan January Monday old young red blue small big tall in on at by from to into under over behind between through with about against like near up down away back again today tomorrow yesterday now then always still just very too almost nobody nothing everyone everything somebody “ ” " ( ) — – … , ; : ! ? . - \' ’s n’t & / % $ € 🙂 \n \n\n'
    .split(' ')
    .map((word) => (word === '\\n' ? '\n' : word))

const script = fc.array(fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...WORDS) }, { weight: 1, arbitrary: fc.string() }), {
  maxLength: 24,
})

test('random words are planned, in English and other languages, as sentences and as a prompt', { timeout: 60_000 }, () => {
  const property = fc.property(script, fc.constantFrom('en', 'en', 'en', 'de', 'es', 'fr', 'ja', 'ru'), (words, language) => {
    const text = words.join(' ')
    for (const { plan } of directScript(text, { language })) shotPlan.parse(plan)
    shotPlan.parse(planPrompt(text, { language }))
  })
  fc.assert(property, { numRuns: 1500 })
})
