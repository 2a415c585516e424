import { expect, test } from 'vitest'
import { directScenes as directScript } from './testing/direct-scenes.ts'
import { castOf, last, shown } from './testing/last-sentence.ts'

const FABLE = 'Moss the badger had baked a pie, and he could not wait to show it to Hazel. She was a rabbit, half his size.'

test('an animal with a name is somebody, and a pronoun tells its gender', () => {
  expect(castOf(`${FABLE} "Taste it," he shouted.`)).toEqual(['badger talk'])
  expect(castOf(`${FABLE} Moss waited. "Too hot!" she whispered.`)).toEqual(['rabbit talk'])
  expect(castOf(`${FABLE} It rained. Moss laughed. Hazel ran home.`)).toEqual(['rabbit run'])
})

test('what is said is not seen: those who were there go on', () => {
  expect(castOf(`${FABLE} "Is it hot?" she asked. "The snake ate my pie."`)).toEqual(['rabbit stand'])
})

test('the parts of somebody are not seen alone, but with their owner', () => {
  expect(castOf('The old sailor waited. His eyes filled with tears.')).toEqual(['old sailor stand'])
  expect(shown('The old sailor waited. His eyes filled with tears.')).not.toContain('eye')
  expect(shown('The girl drew a creature with a long nose and huge ears.')).not.toContain('nose')
  expect(shown('Your legs are lead and your lungs are burning.')).not.toContain('burning lung')
})

test('who owns a thing is not there where the thing is', () => {
  expect(castOf('The engineer built tunnels. Today his tunnels are still at work.')).toEqual([])
})

test('a script that begins with a pronoun means whom it tells of', () => {
  const [first, second] = directScript('He learned to swim in a lake. Amos Hart was seven. Amos walked to school. Hart slept.')
  expect(first!.plan.cast).toMatchObject([{ what: 'man' }])
  expect(second!.plan.cast[0]?.id).toBe(first!.plan.cast[0]!.id)
})

test('whoever is named after somebody is no person', () => {
  expect(castOf('Ida Bell flew higher than anyone. NASA named a crater after her.')).toEqual(['woman stand'])
})

test('the verb of another clause is not done by the subject', () => {
  expect(castOf('The old sailor was so quiet that people called him a ghost.')).toContain('old sailor stand')
})

test('a church is not seen in a room', () => {
  expect(last('The old sailor sat in his room. He walked to the church.').place).not.toBe('room')
})

test('an hour that is no more told ends with another time', () => {
  expect(last('The baker worked at two in the morning. He grew up in a village.').plan.hour).toBe('day')
})

test('who is stabbed is not dead', () => {
  expect(shown('Somebody stabbed the old sailor in the arm.')).not.toContain('candle')
})

test('woods are a forest, monsters nobody', () => {
  expect(last('A goat came out of the woods.').place).toBe('forest')
  expect(castOf('What she really sold were monsters.')).toEqual(['woman stand'])
})

test('families in a script about one animal are of that animal', () => {
  const script = 'Thousands of wolves live in the cold woods. Each mother digs a den. He waits outside.'
  expect(shown(script.slice(0, script.indexOf(' He')))).toContain('digging wolf')
  expect(castOf(script).join(' ')).not.toContain('man')
  expect(shown('A mouse had built a nest with five babies.')).not.toContain('baby')
  expect(shown('A doctor went home. Each mother slept.')).toContain('sleeping mother')
})

test('what it was is seen, not what was spoken of before', () => {
  expect(shown('The old towers caught fire. It was only sunlight.')).not.toContain('fire')
  expect(shown('She found a bottle. It was a lamp.')).not.toContain('bottle')
})

test('who speaks may stand behind the verb', () => {
  expect(castOf('A fox named Bo found a bone. "It is mine," said Bo.')).toEqual(['fox talk'])
})

test('whoever is spoken of last goes on, also a thing with a name', () => {
  const story =
    'There lived a robot called Tock. He could dance. A girl named Mina came with her brother Sam. Sam slept. Tock shook his head.'
  expect(shown(`${story} He walked home.`)).toContain('robot')
})

test('what somebody would do is not done', () => {
  expect(shown("The farmers waited. You'd think they would build him a statue.")).not.toContain('farmer')
})

test('where something falls to is not by how much it falls', () => {
  const { graphic } = last('Deaths plunged to around two percent.').plan
  expect(graphic).toMatchObject({ label: 'deaths → 2%' })
})

test('a place before a comma is not what the next subject is', () => {
  expect(shown('At the bottom of Chile, the horse ran.')).toContain('running horse')
})

test.each([
  ['what hangs on a wall is not dead', 'The old sailor slept and a mirror was hung above the bed.', 'candle'],
  ['hands of a clock', 'I held my breath. The clock ticked, and its hands pointed at three.', 'hand'],
  ['tens of thousands are no cards', 'Tens of thousands pushed against the gate.', 'playing card'],
  ['what crashes into something does not fall', 'A tram crashed into the wall.', 'falling tram'],
  ['eyes of somebody told of', 'The painter slept. Those dark eyes still look at us.', 'eye'],
])('%s', (_, script, name) => {
  expect(shown(script)).not.toContain(name)
})

test('a button that is pressed is no game', () => {
  expect(castOf('I woke up. I held the phone. I pressed play.')).not.toContain('person play')
})

test('a wall and a people are nobody with a gender', () => {
  expect(castOf('The Berlin Wall fell because a man lost his notes.')).not.toContain('man fall')
  expect(castOf('East Germans could cross the border, he said.')).not.toContain('man walk')
  const [, official, he] = directScript(
    'The Berlin Wall fell because a man lost his notes. An official named John Hart sat down. He read a paper.',
  )
  expect(he!.plan.cast[0]?.id).toBe(official!.plan.cast[0]?.id)
})
