import { expect, it } from 'vitest'
import { WEAPON_ICONS } from './harmless.ts'
import { readScene } from './reader.ts'
import { type Scene, sceneFromJson, sceneToJson } from './scene.ts'

const read = (prompt: string): Scene => readScene({ prompt, storySeed: 5, shotIndex: 2, shotCount: 6, seed: 0, storyText: prompt })

it.each([
  ['nothing', ''],
  ['one sign', 'x'],
  ['one Chinese sign', '猫'],
  ['a blank', ' \n\t '],
  ['5,000 signs of one word', 'sun '.repeat(1250)],
  ['5,000 signs without a blank', 'a'.repeat(5000)],
  ['5,000 Chinese signs', '山水'.repeat(2500)],
  ['emoji', '🦊🌊🔥👩‍🚀🏳️‍🌈'],
  ['markup', '<b onclick="x()">A fox</b> {{name}} <script>alert(1)</script> & %s ${y} [a-z]+('],
  ['names alone', 'Maria, Tom, Yuki and Pierre'],
  ['half a sign', '\ud83e fox'],
  ['signs of patterns', '(((.*)+)$ \\d{5,} [^a'],
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
])('answers "%s" with calm land and nobody in it', (prompt) => {
  expect(read(prompt)).toMatchObject({ who: [], props: [], mood: 'calm', weather: 'clear', time: 'day' })
})

it.each(['The knight lifts his sword and his axe', 'A bomb and a dagger on the table', 'A soldier with a bow and a skull'])(
  'draws no weapon for "%s"',
  (prompt) => {
    expect(read(prompt).props.filter(({ icon }) => WEAPON_ICONS.test(icon))).toEqual([])
  },
)

it('paints the harmless neighbours of harsh words', () => {
  expect(read('She shoots a photo of the lighthouse at sunset').where).toBe('sea')
  expect(read('A killer whale swims in the ocean').props.map(({ icon }) => icon)).toContain('whale')
})
