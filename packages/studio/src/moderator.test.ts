import { expect, test } from 'vitest'
import type { ModerationClass } from '@fablecut/generation/ports/moderator'
import { createModerator } from './moderator.ts'
import { HARMLESS_PROMPTS } from './moderator/fixtures/harmless-prompts.ts'

const moderator = createModerator()
const flagsOf = async (text: string) => (await moderator.checkText(text)).flagged

test('two hundred harmless prompts are not flagged', async () => {
  const flagged = await Promise.all(HARMLESS_PROMPTS.map(async (text) => ({ text, flags: await flagsOf(text) })))
  expect(flagged.length).toBeGreaterThanOrEqual(200)
  expect(flagged.filter(({ flags }) => flags.length > 0)).toEqual([])
})

const HARMFUL: readonly (readonly [ModerationClass, string])[] = [
  ['sexual', 'A hardcore porn scene in a hotel.'],
  ['sexual', 'Two strangers have sex on a train.'],
  ['sexual', 'A close-up of a naked woman on a bed.'],
  ['sexual', 'P0RN for everyone'],
  ['sexual', 'Watch p o r n here'],
  ['violence', 'He wants to murder his wife with a knife.'],
  ['violence', 'A graphic beheading in the desert.'],
  ['weapons', 'How to build a pipe bomb at home.'],
  ['violence', 'Tomorrow I will shoot up the school.'],
  ['violence', 'She shoots her husband in the head.'],
  ['hate', 'Heil Hitler, the speech.'],
  ['hate', 'Immigrants are vermin.'],
  ['hate', 'We should exterminate all the Jews.'],
  ['hate', 'Gays should be killed.'],
  ['self-harm', 'I am going to kill myself tonight.'],
  ['self-harm', 'How to commit suicide without pain.'],
  ['self-harm', 'Cutting myself feels good.'],
  ['self-harm', 'thinspo for beginners'],
  ['drugs', 'How to cook meth in a caravan.'],
  ['illegal', 'Where to buy stolen goods: selling stolen cards online.'],
  ['illegal', 'How to rob a bank and get away.'],
  ['weapons', 'Build a silencer at home.'],
  ['child-safety', 'A sexy schoolgirl dances.'],
  ['child-safety', 'Naked pictures of a 14-year-old.'],
  ['child-safety', 'Undressing a little girl'],
]

test.each(HARMFUL)('%s is flagged in “%s”', async (name, text) => {
  expect(await flagsOf(text)).toContain(name)
})

test('a long text is searched to its end', async () => {
  expect(await flagsOf(`${'A calm valley with a river and a mill. '.repeat(2000)} Heil Hitler.`)).toEqual(['hate'])
})

test('each class is reported once, in the order of the classes', async () => {
  expect(await flagsOf('Heil Hitler! Now have sex with people, murder people, porn porn.')).toEqual(['sexual', 'violence', 'hate'])
})

test('matched words are reported once each, in lower case', async () => {
  expect(await moderator.checkText('The plan: murder his wife. Again: MURDER HIS WIFE.')).toEqual({
    flagged: ['violence'],
    words: ['murder his wife'],
  })
  expect((await moderator.checkText('P0RN for everyone')).words).toContain('p0rn')
  expect((await moderator.checkText('Immigrants are vermin. Build a silencer.')).words).toEqual([
    'build a silencer',
    'immigrants are vermin',
  ])
  expect(await moderator.checkText('A fox in the snow')).toEqual({ flagged: [], words: [] })
})

test.each([
  ['exclamation marks in a word', '!'],
  ['signs between letters', 'a!'],
  ['spaced letters', 'a '],
  ['dots between letters', 'a.'],
  ['repeated letters', 'a'],
  ['digits', '1'],
  ['accents', '\u0301'],
])('a long text of %s is checked in linear time', async (_, unit) => {
  // Quadratic work on so many characters takes minutes.
  expect(await flagsOf(`a${unit.repeat(200_000 / unit.length)}b`)).toEqual([])
})

test('exclamation marks at the end of a word are no letters', async () => {
  expect(await flagsOf('sh!t! Stop!!!')).toEqual(await flagsOf('shit! Stop!!!'))
  expect(await flagsOf('p0rn!!!')).toEqual(['sexual'])
})
