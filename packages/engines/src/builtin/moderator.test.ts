import { expect, test } from 'vitest'
import type { ModerationClass } from '../ports/moderator.ts'
import { createModerator } from './moderator.ts'

const moderator = createModerator()
const flagsOf = async (text: string) => (await moderator.checkText(text)).flagged

const HARMLESS = [
  'A killer whale leaps out of the bay at sunset.',
  'How to kill time at the airport without spending money.',
  'The comedian killed it on stage last night.',
  'A murder mystery dinner party in an old castle.',
  'A murder of crows settles on the bare tree.',
  'Shoot your first short film with a phone.',
  'The photographer shoots people in the street market.',
  'Scunthorpe, Essex and Middlesex: three names that confuse filters.',
  'A cocktail bar on a rooftop in Bangkok.',
  'The rooster, a proud cock, crows at dawn.',
  'A Maine Coon cat naps on a warm keyboard.',
  'Blue tits and great tits at the winter feeder.',
  'Pussy cat, pussy cat, where have you been?',
  'Pussy willows bloom beside the stream.',
  'Grilled chicken breasts with lemon and thyme.',
  'She graduated summa cum laude in physics.',
  'Homo sapiens left Africa long ago.',
  'Hoar frost covers the meadow.',
  'The pawn takes the knight, and the game is over.',
  'Free Willy was my favourite film as a child.',
  'Dick Whittington and his cat walked to London.',
  'A donkey, or ass, carries water up the hill.',
  'Tennis balls, golf balls and one very happy dog.',
  'He has a chink in his armour.',
  'The dykes of Holland keep the sea away.',
  'Hoes, rakes and spades lean against the shed.',
  'Sex education in schools: what parents ask.',
  'A documentary about the fall of Nazi Germany.',
  'How volcanoes blow up and build new land.',
  'How to build a birdhouse with your children.',
  'Naked mole rats live underground for thirty years.',
  'The naked truth about houseplants.',
  'A nude lipstick tutorial for beginners.',
  'My kids undress the Christmas tree every January.',
  'A little girl feeds ducks in the park.',
  'A 12-year-old inventor builds a robot from cardboard.',
  'Teenagers paint a mural under the bridge.',
  'This chocolate cake is to die for.',
  'We almost died of laughter.',
  'I cut myself a slice of bread.',
  'The battle of Waterloo, told with toy soldiers.',
  'A knight fights a dragon to save the village.',
  'The vampire bites into a tomato.',
  'Zombies learn to dance in an empty mall.',
  'A samurai sharpens his sword in silence.',
  'The hunter waits, and the deer gets away.',
  'Bloody Mary, the drink: a short history.',
  'That damn printer is broken again!',
  'Grandma and grandpa kiss in the rain.',
  'Two men get married on a beach.',
  'My gay uncle bakes the best bread in town.',
  'Black holes are not holes at all.',
  'White dwarfs and red giants: how stars grow old.',
  'Immigrants built this railway, mile by mile.',
  'Women are brilliant scientists, and here are five of them.',
  'The assassin bug is an insect with a straw.',
  'A class about grass, brass and glass.',
  'Kill the lights, close the curtains, start the film.',
  'How to kill weeds without chemicals.',
  'Top 10 ways to shoot a free throw in 2024!',
  'It’s hit after hit on this album.',
  'Suicide Squad reviewed in one minute.',
]

test.each(HARMLESS)('“%s” is harmless', async (text) => {
  expect(await flagsOf(text)).toEqual([])
})

const HARMFUL: readonly (readonly [ModerationClass, string])[] = [
  ['sexual', 'A hardcore porn scene in a hotel.'],
  ['sexual', 'Two strangers have sex on a train.'],
  ['sexual', 'A close-up of a naked woman on a bed.'],
  ['sexual', 'P0RN for everyone'],
  ['sexual', 'Watch p o r n here'],
  ['violence', 'He wants to murder his wife with a knife.'],
  ['violence', 'A graphic beheading in the desert.'],
  ['violence', 'How to build a pipe bomb at home.'],
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
  ['child-safety', 'A sexy schoolgirl dances.'],
  ['child-safety', 'Naked pictures of a 14-year-old.'],
  ['child-safety', 'Undressing a little girl'],
]

test.each(HARMFUL)('%s is found in “%s”', async (name, text) => {
  expect(await flagsOf(text)).toContain(name)
})

test('a long text is searched to its end and in time that grows with its length', async () => {
  expect(await flagsOf(`${'A calm valley with a river and a mill. '.repeat(2000)} Heil Hitler.`)).toEqual(['hate'])
})

test('each class is named once, in the order of the classes', async () => {
  expect(await flagsOf('Heil Hitler! Now have sex with people, murder people, porn porn.')).toEqual(['sexual', 'violence', 'hate'])
})
