import { expect, it } from 'vitest'
import { BLOCKED_ICONS } from './blocked-content.ts'
import { readScene } from './reader.ts'
import { type Scene, sceneFromJson, sceneToJson } from './scene.ts'

const read = (prompt: string): Scene => readScene({ prompt, storySeed: 5, shotIndex: 2, shotCount: 6, seed: 0, storyText: prompt })

it.each([
  ['an empty text', ''],
  ['one character', 'x'],
  ['one Chinese character', '猫'],
  ['whitespace', ' \n\t '],
  ['5,000 characters of one word', 'sun '.repeat(1250)],
  ['5,000 characters without a space', 'a'.repeat(5000)],
  ['5,000 Chinese characters', '山水'.repeat(2500)],
  ['emoji', '🦊🌊🔥👩‍🚀🏳️‍🌈'],
  ['markup', '<b onclick="x()">A fox</b> {{name}} <script>alert(1)</script> & %s ${y} [a-z]+('],
  ['names only', 'Maria, Tom, Yuki and Pierre'],
  ['a lone surrogate', '\ud83e fox'],
  ['regular expression syntax', '(((.*)+)$ \\d{5,} [^a'],
])('reads a scene from %s', (_what, prompt) => {
  const scene = read(prompt)
  expect(sceneFromJson(sceneToJson(scene))).toEqual(scene)
  expect(scene.who.length).toBeLessThanOrEqual(3)
  expect(scene.props.length).toBeLessThanOrEqual(4)
})

it.each([
  'A man stabs his neighbour with a knife, blood everywhere',
  'The murderer hides the gun and the corpse',
  'Naked women on a bed',
  'Der Mörder versteckt die Leiche und das Messer',
  'Il assassine le roi avec un pistolet',
  'El asesino mata al hombre con una pistola',
  '殺人者が血まみれの剣を持つ',
  '他用手枪杀死了一个人',
])('gives a neutral landscape for "%s"', (prompt) => {
  expect(read(prompt)).toMatchObject({ who: [], props: [], mood: 'calm', weather: 'clear', time: 'day' })
})

it.each(['The knight lifts his sword and his axe', 'A bomb and a dagger on the table', 'A soldier with a bow and a skull'])(
  'draws no weapon for "%s"',
  (prompt) => {
    expect(read(prompt).props.filter(({ icon }) => BLOCKED_ICONS.test(icon))).toEqual([])
  },
)

it('does not block harmless uses of blocked words', () => {
  expect(read('She shoots a photo of the lighthouse at sunset').where).toBe('sea')
  expect(read('A killer whale swims in the ocean').props.map(({ icon }) => icon)).toContain('whale')
})
