import { expect, test } from 'vitest'
import { directScenes as directScript } from './testing/direct-scenes.ts'
import { castOf, last, lettered, shown, FIRST_PERSON_STORY, WIDOW } from './testing/last-sentence.ts'

test('what somebody is called is no talk', () => {
  expect(castOf('A tailor named Bruno slept.')).toEqual(['tailor sleep'])
})

test('long before something is no name', () => {
  expect(lettered('Long before the war, a baker slept in the barn.')).not.toContain('Long')
})

test.each([
  ['He heard the nurse sing.', 'nurse sing'],
  ['He found the nurse sleeping.', 'nurse sleep'],
  ['He made the nurse laugh.', 'nurse laugh'],
  ['He met a nurse who was reading a book.', 'nurse read'],
  ['He met a nurse carrying a basket.', 'nurse carry'],
])('what somebody is seen doing who is met: %s', (sentence, figure) => {
  expect(castOf(`The old sailor slept. ${sentence}`)).toContain(figure)
})

test('whom the last sentence named is meant by the next pronoun', () => {
  const story = 'A widow lived by the sea. She sang. The dog barked. Inspector Adeyemi arrived.'
  const [named, spoken] = directScript(`${story} She knocked on the door.`).slice(-2)
  expect(spoken!.plan.cast.map(({ id }) => id)).toEqual(named!.plan.cast.map(({ id }) => id))
})

test('what an ogre does, nobody else does', () => {
  expect(castOf(`Tom slept. He dreamed. The ogre rubbed his belly and laughed.`).join()).not.toContain('laugh')
})

test('if you walk somewhere, the hero of the story does not', () => {
  expect(castOf(`${WIDOW} If you walk past her house, the dog barks.`).join()).not.toContain('woman walk')
})

test.each(['She cut the cake and ate the bigger half.', 'She laughed twice.'])('a story measures nothing: %s', (sentence) => {
  expect(last(`${WIDOW} ${sentence}`).plan.graphic).toBeUndefined()
  expect(lettered(`${WIDOW} ${sentence}`)).not.toMatch(/\d|½|×/u)
})

test('somebody is not at sea because a ship is', () => {
  const watched = directScript('Ilse was sad. She watched the ship. She whispered to her aunt.').slice(-2)
  for (const { place } of watched) expect(place).not.toBe('sea')
})

test('who comes into a room was not there before', () => {
  expect(directScript('Ilse woke up. She crept into the kitchen. She laughed.')[0]!.place).not.toBe('kitchen')
})

test('a thing of which nobody speaks is not seen in the story of somebody', () => {
  const script = 'I found a lamp. I polished the lamp. I sold the lamp. The lamp was old. My luck ran out.'
  expect(shown(script)).not.toContain('lamp')
})

test.each(['She took the bus.', 'She kept watch.', 'She won the war.'])('nothing is held: %s', (sentence) => {
  expect(castOf(`${WIDOW} ${sentence}`).join()).not.toContain('hold')
})

test.each([
  ['She burst into tears.', 'woman cry'],
  ['She nodded off by the fire.', 'woman sleep'],
  ['She set off at once.', 'woman walk'],
  ['She handed him the lamp.', 'woman give'],
])('verbs with the words behind them: %s', (sentence, figure) => {
  expect(castOf(`${WIDOW} ${sentence}`)).toContain(figure)
})

test('what is probably so is not seen', () => {
  expect(shown('The noise was probably a burglar.').join()).not.toContain('burglar')
})

test('who is born is a baby, a child stays a child until the story moves on', () => {
  const story = 'Rosa Lind was born in a village. When Rosa was six, she sang. She drew. She ran. She slept. She laughed.'
  const people = directScript(story).map(({ plan }) => (plan.cast[0] ?? plan.things[0])!.what)
  expect(people).toEqual(['newborn baby', 'girl', 'girl', 'girl', 'girl', 'girl'])
  expect(castOf(`${story} A guard taught the girl chess.`)).toContain('girl stand')
  expect(castOf(`${story} At twenty-two she danced.`)).toEqual(['woman dance'])
  expect(castOf(`${story} At university she danced.`)).toEqual(['woman dance'])
})

test('the narrator of a story is as old as it is told', () => {
  expect(castOf(`${FIRST_PERSON_STORY} The winter I turned eight, I danced every day. I ran home.`)).toEqual(['child run'])
})

test.each([
  ['My sister sang while I danced.', 'person dance'],
  ['My sister stared at me.', 'person stand'],
  ['My sister hugged me.', 'person stand'],
])('the narrator is seen beside others: %s', (sentence, figure) => {
  expect(castOf(`${FIRST_PERSON_STORY} ${sentence}`)).toContain(figure)
  expect(castOf(`${FIRST_PERSON_STORY} ${sentence}`)).toHaveLength(2)
})

test('who laughs last is happy alone', () => {
  const { plan } = last('The old nurse shouted, but the farmer laughed.')
  expect(plan.cast.map(({ what, feeling }) => `${what} ${feeling}`)).toEqual(['old nurse neutral', 'farmer happy'])
})

test('two people are not joined because both were once spoken of', () => {
  const story = 'A nurse slept. The judge shouted. A dog barked. Three weeks later they sold the house.'
  expect(castOf(story)).toEqual([])
})

test('an animal that does something behind `and` is somebody else', () => {
  expect(castOf('The farmer ate with his son and a goat stared at the bread.')).toContain('goat look')
})

test('the captain of a team is not at sea', () => {
  expect(last('The captain shouted at the referee.').place).not.toBe('sea')
})

test('fingers of somebody with a name are not seen without her', () => {
  expect(shown("The cup slid from Ilse's fingers.").join()).not.toContain('finger')
})

test('what breaks at the end is seen broken', () => {
  expect(last('A vase slid off the shelf and cracked.').plan.things[0]).toMatchObject({ what: 'vase', event: 'break' })
  expect(
    last('The horse broke loose.')
      .shown.map(({ what }) => what)
      .join(),
  ).not.toContain('breaking')
})

test('what something without a body goes on to do is not seen', () => {
  expect(shown('Grief settled until it filled the kitchen and the house.')).not.toContain('house')
})

test.each(['None of them slept.', 'Neither of them slept.', 'Dear Ines, the ship was cold.'])('no name: %s', (sentence) => {
  const names = last(sentence).plan.text.filter(({ role }) => role === 'label')
  expect(names.map(({ words }) => words).join()).not.toMatch(/None|Neither|Dear/)
})

test('the narrator and somebody with a name are two', () => {
  expect(castOf(`${FIRST_PERSON_STORY} Jonas slept while I crept down the stairs.`)).toHaveLength(2)
})

test('what somebody does counts for more than what is done to her', () => {
  expect(castOf(`${WIDOW} The guard expected her to run, but she sat down.`)).toContain('woman sit')
})

test('what somebody did since a childhood is not done by a child', () => {
  const story = 'Rosa Lind was tall. She had danced since she was five. She sang.'
  expect(directScript(story).map(({ plan }) => plan.cast.map(({ what }) => what).join())).toEqual(['woman', 'woman', 'woman'])
  expect(lettered('Rosa Lind had danced since she was five.')).not.toContain('age')
})

test('a storm of a story at sea is at sea', () => {
  expect(last('He loved the ship. She hated the sea. A storm came that night.').place).toBe('sea')
})

test('what is told in a letter is not the weather', () => {
  expect(last('"It has been raining for a week," she said.').plan.weather).toBe('clear')
})

test.each([
  ['The room smelled of oranges.', 'orange'],
  ['It reminded her of a lighthouse.', 'lighthouse'],
])('what is only sensed is not there: %s', (sentence, thing) => {
  expect(shown(`${WIDOW} ${sentence}`)).not.toContain(thing)
})

test('a relative of whom something is said in between is still seen', () => {
  expect(castOf(`${WIDOW} Her sister, who hated goats, sat down.`)).toContain('sister sit')
})

test('Grandma is the grandmother of the story', () => {
  const [named, called] = directScript('My grandmother slept. I read. We laughed. Grandma woke up.').flatMap(({ plan }, i) =>
    i === 0 || i === 3 ? [plan.cast[0]!.id] : [],
  )
  expect(called).toBe(named)
})

test('the girl is the daughter of the story', () => {
  const plans = directScript('Their daughter Ilse shouted. Tom hugged the girl. He laughed.')
  expect(plans[1]!.plan.cast.map(({ id }) => id)).toContain(plans[0]!.plan.cast[0]!.id)
})

test.each(['She made it her task.', 'She closed her eyes.', 'She made up her mind.'])('no work is seen: %s', (sentence) => {
  expect(castOf(`${WIDOW} ${sentence}`).join()).not.toContain('work')
})

test('who falls asleep in front of a television is in no bedroom', () => {
  expect(last('The nurse fell asleep in front of the television.').place).not.toBe('bedroom')
})

test('who signs a letter is nobody else', () => {
  const letter = 'I crossed the sea. I slept in a cabin. I wrote every night. Yours always, Peter.'
  expect(castOf(letter)).toEqual([])
  expect(lettered(letter)).toContain('Peter')
})

test('hope that is a weed is no plant', () => {
  expect(shown('She told him that patience is a bridge.')).not.toContain('bridge')
})

const FOX = 'On a hill, Tiko was the smallest fox cub. Tiko slept. One night his mother ran away.'

test('a cub of a name, and its mother, are animals', () => {
  const [, cub, mother] = directScript(FOX)
  expect(cub!.plan.cast).toMatchObject([{ what: 'baby fox', action: 'sleep' }])
  expect(mother!.plan.cast).toMatchObject([{ what: 'fox', action: 'run' }])
  expect(mother!.plan.cast[0]!.id).not.toBe(cub!.plan.cast[0]!.id)
  expect(castOf(`${FOX} He found her behind the barn.`)).toHaveLength(2)
  expect(castOf('A kitten slept on the sofa.')).toEqual(['kitten sleep'])
})

test('a thing that somebody took is meant rather than an animal on the way', () => {
  expect(shown(`${FOX} He passed the dog and stole the key from the door. It was heavy.`)).toEqual(['key'])
})

test('parts of the body are not seen alone in a story', () => {
  expect(shown(`${WIDOW} The jaws snapped shut.`)).toEqual([])
  expect(shown('The army marched with bleeding feet and empty stomachs.').join()).not.toMatch(/foot|stomach/)
})

test('a rocking horse is no horse', () => {
  expect(shown("In the attic stood a child's rocking horse.")).not.toContain('horse')
})

test('a second noun for somebody makes no second person', () => {
  const story = 'She ran. The stranger, a tall man with a beard, laughed. She sang. His name was Lukas. He danced.'
  const plans = directScript(story).map(({ plan }) => plan.cast)
  expect(plans[1]).toMatchObject([{ what: 'man', action: 'laugh' }])
  expect(plans[4]).toMatchObject([{ id: plans[1]![0]!.id, action: 'dance' }])
})

test('them is said of people rather than of animals', () => {
  const story = 'He loved horses. Horses stood in the rain. He shouted at the recruits. He taught them every day.'
  expect(castOf(story).join()).not.toContain('horse')
})

test('verbs in a row behind `to` are no things', () => {
  expect(shown('He showed the man how to load, aim and fire.')).not.toContain('fire')
})

test('somebody unknown is not who tells the story', () => {
  const [narrator, unknown] = directScript(`${FIRST_PERSON_STORY} I danced. Somebody sang in the dark.`).slice(-2)
  expect(unknown!.plan.cast[0]!.id).not.toBe(narrator!.plan.cast[0]!.id)
})

test.each([
  ['She saw him fast asleep.', 'man sleep'],
  ['She was already asleep.', 'nurse sleep'],
  ['She was in tears.', 'nurse cry'],
])('what a state shows: %s', (sentence, figure) => {
  expect(castOf(`Tom ran. He fell. A nurse came, and she sang. ${sentence}`)).toContain(figure)
})

test('a name of a place where somebody does not go is no map', () => {
  expect(last(`${WIDOW} Her firm offered her a post in Toronto.`).plan.graphic).toBeUndefined()
  expect(last(`${WIDOW} She moved to Toronto.`).plan.graphic).toMatchObject({ template: 'map' })
})

test('a place and an hour end with another time', () => {
  const story = 'At dawn Jonas worked in the office. He hated it.'
  expect(last(`${story} He was back within a week.`).place).not.toBe('office')
  expect(last(`${story} Last week he shouted.`).plan.hour).toBe('day')
})

test('a horse stands in no kitchen', () => {
  expect(last('The horses slept, and the cook boiled a soup.').place).not.toBe('kitchen')
})

test('a rabble is a crowd', () => {
  expect(last('The rabble marched.').plan.things).toMatchObject([{ what: 'crowd', count: 12 }])
})

test.each([
  ['She stood at the sink.', 'kitchen'],
  ['Her cat slept under the sofa.', 'room'],
])('what stands in one kind of room only tells where a story is: %s', (sentence, place) => {
  expect(last(`${WIDOW} ${sentence}`).plan.place).toBe(place)
})

test('a place that is told counts for more than what stands there', () => {
  expect(last('Marta lived in a castle. She sang. She danced in the castle. She stood at the sink.').plan.place).toBe('castle')
})

test('a short sentence of a story stands whole', () => {
  expect(lettered(`${WIDOW} Something cold touched her wrist.`)).toBe('Something cold touched her wrist')
})

test('the narrator does what is seen best', () => {
  expect(castOf(`${FIRST_PERSON_STORY} I dropped the lamp and ran.`)).toEqual(['person run'])
})
