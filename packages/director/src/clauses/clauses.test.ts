import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { clausesOf } from './clauses.ts'

/** Role, subject, denial and main verb of each clause. */
const clausesIn = (sentence: string): string[] => {
  const analysis = analyse([sentence], new Set())[0]!
  return clausesOf(analysis).map(({ role, subject: [first], verb, isDenied }) => {
    const subject = first ? analysis.tokens.slice(first.from, first.to).map(({ text }) => text) : []
    return `${role}: ${[subject.join(' '), isDenied ? 'not' : '', analysis.tokens[verb.head]!.text].filter(Boolean).join(' | ')}`
  })
}

test.each<[sentence: string, clauses: string[]]>([
  ['Two hours of cooking at home a week could pay the difference.', ['main: Two hours of cooking | pay']],
  [
    'When the last train pulled out of the station, the old clerk who had worked there for forty years locked the gate and never came back.',
    ['setting: the last train | pulled', 'main: the old clerk | locked', 'joined: the old clerk | not | came'],
  ],
  [
    'If you rinse your rice until the water runs clear, it will stop sticking to the bottom of the pot.',
    ['setting: you | rinse', 'setting: the water | runs', 'main: it | stop'],
  ],
  [
    'The woman who built the first compiler was told by her boss that computers could only do arithmetic.',
    ['main: The woman | told', 'said: computers | do'],
  ],
  [
    'Because the bridge had been closed since the storm, everyone in the village rowed to church.',
    ['because: the bridge | closed', 'main: everyone | rowed'],
  ],
  [
    'Most people think that sharks hunt by smell, but the truth is that they feel the electricity of a beating heart.',
    ['main: Most people | think', 'but: the truth | is', 'said: they | feel'],
  ],
  [
    'She opened the envelope her grandmother had hidden behind the clock and found a photograph of a man nobody recognised.',
    ['main: She | opened', 'relative: her grandmother | hidden', 'joined: She | found', 'relative: nobody | not | recognised'],
  ],
  [
    "Before you drill into a wall, run a magnet over it so you don't hit a screw.",
    ['setting: you | drill', 'command: run', 'because: you | not | hit'],
  ],
  [
    "The richest man who ever lived wasn't a banker or an oil baron but the king of a country in West Africa.",
    ['main: The richest man | not | was'],
  ],
  ['Some doors only open from the inside.', ['main: Some doors | open']],
  ['The night is only the day with its eyes closed.', ['main: The night | is']],
  [
    'Every morning a fox crossed the yard, looked at the kitchen window and waited for the boy to throw out the crusts.',
    ['main: a fox | crossed', 'joined: a fox | looked', 'joined: a fox | waited'],
  ],
  [
    'What nobody tells you about moving abroad is how quiet the first Sunday feels.',
    ['main: What | is', 'asked: the first Sunday | feels'],
  ],
  ['The Stoics believed that we suffer more in imagination than in reality.', ['main: The Stoics | believed', 'said: we | suffer']],
  [
    "While the guests were dancing upstairs, a thief in a waiter's jacket carried the silver out through the cellar.",
    ['setting: the guests | dancing', 'main: a thief | carried'],
  ],
  [
    'An octopus that loses an arm grows a new one within a few months, nerves included.',
    ['main: An octopus | grows', 'relative: nerves | included'],
  ],
  ['I kept the letter in a drawer for eleven years before I had the courage to read it.', ['main: I | kept', 'setting: I | had']],
  ['Instead of paying the loan with the smallest balance first, pay the one with the highest rate.', ['command: pay']],
  [
    "The problem isn't that you spend too much on coffee; it's that your rent eats half of your pay.",
    ['main: The problem | not | is', 'said: you | spend', "joined: it | 's", 'said: your rent | eats'],
  ],
  [
    'By the time the rescuers reached the hut, the snow had covered everything but the chimney.',
    ['setting: the rescuers | reached', 'main: the snow | covered'],
  ],
  ['The reason flamingos are pink is the shrimp they eat.', ['main: The reason | is', 'relative: they | eat']],
  [
    'He said he would be back before dinner, and that was the last time anyone saw him.',
    ['main: He | said', 'said: he | be', 'joined: that | was', 'relative: anyone | saw'],
  ],
  [
    'Although the doctors had given her six months, she ran a marathon the following spring.',
    ['setting: the doctors | given', 'main: she | ran'],
  ],
  [
    "There is a town in Norway where the sun doesn't rise for two months, and the people who live there say they love it.",
    ['main: There | is', 'relative: the sun | not | rise', 'joined: the people | say', 'said: they | love'],
  ],
  [
    'Turn the pan upside down, tap the bottom twice and let the cake slide out on its own.',
    ['command: Turn', 'command: tap', 'joined: let'],
  ],
  [
    'The astronauts who circled the moon on Christmas Eve read from a book they had borrowed from the library.',
    ['main: The astronauts | read', 'relative: they | borrowed'],
  ],
  ["A dog that has been hit doesn't learn to behave; it learns to hide.", ['main: A dog | not | learn', 'joined: it | learns']],
  [
    'Not one of the three hundred sailors who signed up for the voyage had ever seen ice.',
    ['main: one of the three hundred sailors | not | seen'],
  ],
  [
    'It took the Romans ten years to build what an earthquake knocked down in a minute.',
    ['main: It | took', 'asked: an earthquake | knocked'],
  ],
  [
    'As soon as the music stopped, the whole room turned around and stared at the girl in the doorway.',
    ['setting: the music | stopped', 'main: the whole room | turned', 'joined: the whole room | stared'],
  ],
  [
    "You can't pour from an empty cup, so take a day off before your body takes it for you.",
    ['main: You | not | pour', 'command: take', 'setting: your body | takes'],
  ],
  ['The scientist whose discovery saved millions of children never earned a cent from it.', ['main: The scientist | not | earned']],
  [
    'In 1911 a painter walked into the Louvre, hid in a closet overnight and left with the Mona Lisa under his coat.',
    ['main: a painter | walked', 'joined: a painter | hid', 'joined: a painter | left'],
  ],
  [
    'Honey never spoils, which is why archaeologists have found pots of it in tombs that are three thousand years old.',
    ['main: Honey | not | spoils', 'relative: is', 'asked: archaeologists | found', 'relative: are'],
  ],
  [
    'Once the onions are soft, stir in the garlic and let it cook for another minute.',
    ['setting: the onions | are', 'command: stir', 'joined: let'],
  ],
  [
    'Nobody in the village knew who had painted the door red, but every morning there was a fresh handprint on it.',
    ['main: Nobody | not | knew', 'asked: painted', 'but: there | was'],
  ],
  ['The kid everyone laughed at in gym class now trains the national team.', ['main: The kid | trains']],
  ['Hidden under the stairs was a box that my father had never mentioned.', ['main: a box | was', 'relative: my father | not | mentioned']],
  [
    "Your brain can't tell the difference between a lion and an angry email, and that's why your heart races at your desk.",
    ['main: Your brain | not | tell', "joined: that | 's"],
  ],
  ['Whales that sleep upright near the surface look like a forest of stone.', ['main: Whales | look']],
  [
    'If a stranger asks you to hold a bag at the airport, say no and walk away.',
    ['setting: a stranger | asks', 'command: say', 'joined: walk'],
  ],
  ['The company that once refused to buy Netflix for fifty million dollars went bankrupt ten years later.', ['main: The company | went']],
  [
    'Somewhere behind the wall something started to scratch, slowly, as if it were counting.',
    ['main: something | started', 'compared: it | counting'],
  ],
  ['Trees talk to each other through threads of fungus that run under the forest floor.', ['main: Trees | talk', 'relative: run']],
  [
    "She wasn't running from the war; she was running toward the one person it hadn't taken.",
    ['main: She | not | running', 'joined: she | running', 'relative: it | not | taken'],
  ],
  ['The cheapest way to cross Japan is a night bus that costs less than a pizza.', ['main: The cheapest way | is']],
  [
    "On the third day the wind dropped and the crew, who hadn't eaten since Tuesday, saw land.",
    ['main: the wind | dropped', 'joined: the crew | saw'],
  ],
  ["Don't wash your chicken in the sink, because the splashes spread germs up to three feet.", ['command: not | wash']],
  [
    'The old man smiled, put down his cup and told the boy that the treasure had been in the garden all along.',
    ['main: The old man | smiled', 'joined: The old man | put', 'joined: The old man | told', 'said: the treasure | been'],
  ],
  [
    'Only two percent of the water on Earth is fresh, and most of that is frozen.',
    ['main: Only two percent of the water | is', 'joined: most of that | frozen'],
  ],
  [
    'A fisherman from a tiny island noticed that the birds always flew home an hour before the waves came.',
    ['main: A fisherman | noticed', 'said: the birds | flew', 'setting: the waves | came'],
  ],
  ['The trick that saved my sourdough was to stop kneading it.', ['main: The trick | was']],
  [
    'When you finally forgive someone, you set a prisoner free and discover that the prisoner was you.',
    ['setting: you | forgive', 'main: you | set', 'joined: you | discover', 'said: the prisoner | was'],
  ],
  ['The tower leans because the ground on one side is softer than on the other.', ['main: The tower | leans', 'because: the ground | is']],
  ['To keep basil alive for weeks, put it in a glass of water and keep it out of the fridge.', ['command: put', 'joined: keep']],
  [
    'Under the ice of Antarctica lies a lake that no light has touched for fifteen million years.',
    ['main: a lake | lies', 'relative: no light | not | touched'],
  ],
  [
    'My mother, who had never learned to read, made me write down every recipe she knew.',
    ['main: My mother | made', 'relative: she | knew'],
  ],
  [
    "The ball doesn't curve because of the wind; it curves because it spins.",
    ['main: The ball | not | curve', 'joined: it | curves', 'because: it | spins'],
  ],
  [
    'A single bolt of lightning carries enough energy to toast a hundred thousand slices of bread.',
    ['main: A single bolt of lightning | carries'],
  ],
  [
    "He built the boat in his living room and only then realised it wouldn't fit through the door.",
    ['main: He | built', 'joined: He | realised', 'said: it | not | fit'],
  ],
  ['The thin layer that stays behind keeps water from forming droplets.', ['main: The thin layer | keeps']],
  ['Before the end as many as four hundred people had danced.', ['main: as many as four hundred people | danced']],
  ['Within a week prices fell by ninety percent.', ['main: prices | fell']],
  ['The app that he built on the back seat had a million users.', ['main: The app | had']],
  ['Mix flour, water and salt in a large bowl.', ['command: Mix']],
  ['A retired teacher printed fake ten-dollar bills in her kitchen.', ['main: A retired teacher | printed']],
  ['Inside lie glass fibers thinner than a hair.', ['main: glass fibers | lie']],
  ['In 1637 a single tulip bulb in Holland cost more than a house on a canal.', ['main: a single tulip bulb | cost']],
  ['The desert, in other words, waters the forest.', ['main: The desert | waters']],
  ['Once there was a bear who was afraid of the dark.', ['main: there | was', 'relative: was']],
  ['To be busy is not to be alive.', ['main: To be | not | is']],
])('clauses of: %s', (sentence, clauses) => {
  expect(clausesIn(sentence)).toEqual(clauses)
})
