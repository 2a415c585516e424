import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { SENSE_HINTS } from '../languages/en/sense-hints.ts'
import { drawableNamed, WANTED_ART } from './vocabulary.ts'

test('every meaning that a hint names is in the vocabulary', () => {
  const missing = [...SENSE_HINTS.values()].flat().flatMap(({ name }) => (name === undefined || drawableNamed(name) ? [] : name))
  expect(missing).toEqual([])
})

test('wanted art has a name and a note each', () => {
  expect(WANTED_ART.map(({ name }) => name)).toContain('goddess')
  for (const { note } of WANTED_ART) expect(note).not.toBe('')
})

test.each([
  ['A pile of leaves lay on the lawn.', 'pile of leaves'],
  ['Firefighters opened the fire hydrant.', 'fire hydrant'],
  ['She poured boiling water down the plughole.', 'plughole'],
  ['The werewolf howled at the full moon.', 'werewolf'],
  ['The floorboards creaked under my feet.', 'floorboard'],
  ['The knight drew his sword.', 'sword'],
  ['The smoke detector beeps.', 'smoke detector'],
  ['He opened the rejection letter.', 'rejection letter'],
  ['The crib stood in the corner.', 'crib'],
  ['She bought a new cutting board.', 'cutting board'],
  ['He stepped on the scale to check his weight.', 'scale'],
  ['The merchant weighed the gold on a scale.', 'balance scale'],
  ['She cut the onion with a sharp knife.', 'knife'],
  ['He fried two eggs in a pan.', 'frying pan'],
  ['She lost her passport.', 'passport'],
  ['Restart the router.', 'router'],
  ['They carried the coffin to the church.', 'coffin'],
  ['He opened the gate.', 'gate'],
  ['Sand the wood with sandpaper.', 'sandpaper'],
  ['Grate the carrot with a grater.', 'grater'],
  ['Remove the inner tube.', 'inner tube'],
  ['Grind some black pepper.', 'black pepper'],
  ['A sailing ship crossed the sea.', 'sailing ship'],
  ['The doctor wore a plague mask.', 'plague mask'],
  ['Soldiers guarded the castle keep.', 'castle keep'],
  ['A frog sat by the pond.', 'pond'],
  ['Fish swim around the coral reef.', 'coral reef'],
  ['The knight wore heavy armor.', 'armor'],
  ['She plays the harp.', 'harp'],
  ['The nebula glows in pink and blue.', 'nebula'],
  ['The avalanche buried the village under snow.', 'avalanche'],
  ['The cannon fired at the ship.', 'cannon'],
  ['She showed her boarding pass.', 'boarding pass'],
  ['The judge banged his gavel.', 'gavel'],
  ['The smoke detector beeps.', 'smoke detector'],
  ['He opened the rejection letter.', 'rejection letter'],
  ['The crib stood in the corner.', 'crib'],
  ['She bought a new cutting board.', 'cutting board'],
  ['He stepped on the scale to check his weight.', 'scale'],
  ['The merchant weighed the gold on a scale.', 'balance scale'],
  ['They climbed the Eiffel Tower at night.', 'Eiffel Tower'],
  ['A day on Venus is longer than a year.', 'planet Venus'],
  ['Divers found the shipwreck.', 'shipwreck'],
  ['Find the shut-off valve first.', 'shut-off valve'],
  ['A rubber washer is cheap.', 'rubber washer'],
  ['The porcelain doll sat on the shelf.', 'porcelain doll'],
  ['She poured a glass of white wine.', 'glass of white wine'],
  ["Deep below, the Earth's core is as hot as the sun.", "earth's core"],
  ['The water cycle speeds up.', 'water cycle'],
  ['Two magnets push each other apart.', 'repelling magnets'],
  ['Raise the saddle of your bike.', 'bike saddle'],
  ['The knight tightened the saddle.', 'saddle'],
  ['The mummy was wrapped in linen.', 'sarcophagus'],
  ['Hail broke the windows.', 'hail'],
  ['Steam turns the turbine.', 'turbine'],
  ['The antenna fell off the roof.', 'antenna'],
  ['A jet engine burns kerosene.', 'jet engine'],
  ['Birds feed on the mudflats.', 'mudflat'],
  ['The hoodies lay on the bed.', 'hoodie'],
  ['The hooves were sore.', 'hoof'],
  ['They sat on a log.', 'log'],
  ['He opened the menu at the restaurant.', 'menu'],
  ['The boy caught a butterfly with a net.', 'hand net'],
  ['The boat waited in the canal lock.', 'canal lock'],
  ['The plane raced down the runway.', 'runway'],
  ['A parcel arrived from Japan.', 'parcel'],
  ['Whisky ages in oak barrels.', 'oak barrel'],
  ['Empty shelves greeted the shoppers.', 'empty shelf'],
  ['The text was written on parchment.', 'parchment'],
  ['Soldiers wore helmets in the trenches.', 'military helmet'],
])('%s shows the thing that is named: %s', (text, what) => {
  expect(directScript(text)[0]!.plan.things.map((thing) => thing.what)).toContain(what)
})

test.each([
  ['There is a patch of grass.', 'patch'],
  ['The fans cheered for the team.', 'fan'],
  ['He won the tennis match.', 'matchstick'],
  ['It was a lovely spring.', 'coil spring'],
  ['The branch of the bank closed.', 'branch'],
  ['The company sacked its manager.', 'sack'],
  ['I got a flood of messages.', 'flooded house'],
  ['The fish tank is empty.', 'tank'],
  ['He put blood on the microscope slide.', 'slide'],
  ['She cooked kidney beans.', 'plant'],
  ['The lightning rod is old.', 'fishing rod'],
  ['He ate a grapefruit.', 'tree'],
  ['He is a pillar of the community.', 'column'],
  ['Click the menu of the app.', 'menu'],
  ['The ant touched it with her antennae.', 'antenna'],
  ['She walked the runway in a dress by a famous designer.', 'runway'],
  ['He read the log of the server.', 'log'],
  ['The galago and the kinkajou sleep by day.', 'lemur'],
  ['The clock went on with its tick.', 'tick'],
])('%s is no %s', (text, what) => {
  expect(directScript(text)[0]!.plan.things.map((thing) => thing.what)).not.toContain(what)
})

test.each([
  ['The quokka smiled.', 'quokka'],
  ['Two quokkas slept.', 'quokka'],
  ['A red panda climbed the tree.', 'red panda'],
  ["The cuckoo lays its egg in another bird's nest.", 'cuckoo'],
  ['The wombat dug a burrow.', 'wombat'],
])('%s shows the animal that is named: %s', (text, what) => {
  expect(directScript(text)[0]!.plan.cast.map((one) => one.what)).toContain(what)
})

test.each([
  ['es', 'La garrapata mordió al perro.', 'tick'],
  ['de', 'Das Flugzeug rollt auf die Startbahn.', 'runway'],
  ['fr', "La péniche passe l'écluse.", 'canal lock'],
  ['pt', 'O carrapato mordeu o cachorro.', 'tick'],
  ['zh', '小熊猫爬上了树。', 'red panda'],
  ['ja', '除雪車が道を走る。', 'snowplow'],
  ['hi', 'किलनी कुत्ते को काटती है।', 'tick'],
  ['ar', 'القرادة تعض الكلب.', 'tick'],
])('in %s, %s shows a %s', (language, text, what) => {
  const { plan } = directScript(text, { language })[0]!
  expect([...plan.cast, ...plan.things].map((one) => one.what)).toContain(what)
})

test('a dinosaur is alive: it walks, sleeps and lives in the jungle', () => {
  const [walking, sleeping] = directScript('A little dinosaur walked to the river. The dinosaur slept.')
  expect(walking!.plan.cast).toMatchObject([{ what: 'little dinosaur', action: 'walk' }])
  expect(sleeping!.plan.cast).toMatchObject([{ action: 'sleep' }])
  expect(directScript('The dinosaur roared.')[0]!.plan.place).toBe('jungle')
})

test('a gate at an airport and a safe road are no things', () => {
  expect(directScript('He waited at the gate for his flight.')[0]!.plan.things.map(({ what }) => what)).not.toContain('gate')
  expect(directScript('It is safe to cross.')[0]!.plan.things).toEqual([])
})
