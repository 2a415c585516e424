import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { withReferences } from './references.ts'
import { statementIn } from './statement.ts'

/** Long sentences of narrators with what they state. */
test.each([
  ['Within a week, thirty-four neighbors had joined her, and by August there were four hundred.', '34 neighbors had joined her'],
  ['So the city hired musicians, built a stage, and made everything much worse.', 'The city hired musicians'],
  ["Your inner ear doesn't notice any of it, because the speed never changes.", 'The speed never changes'],
  ['When it gets bored in an aquarium, it squirts water at the lamps until they go out.', 'It squirts water at the lamps'],
  ['Most of them die right after their eggs hatch, so no octopus ever meets its mother.', 'No octopus meets its mother'],
  ["If your bread always comes out like a brick, you're probably adding way too much flour.", "You're adding too much flour"],
  ['After an hour, fold the dough over itself four times instead of kneading it.', 'Fold the dough over itself four times'],
  ['Preheat a cast iron pot in the oven, because the steam inside makes the crust crackle.', 'Preheat a cast iron pot'],
  ['I ran down to the kitchen, but my mother was already opening the front door.', 'My mother was opening the door'],
  ['Around three in the morning, the little light above the key rack began to blink.', 'The little light began to blink'],
  [
    'Most people think they need a raise, but what they really need is a budget that fits on a napkin.',
    'What they really need is a budget',
  ],
  ['Never lend money to a friend unless you can afford to lose both.', 'Never lend money to a friend'],
  [
    "Here's why your landlord gets richer while you sleep: his tenants are paying off his mortgage.",
    "Your landlord's tenants are paying off his mortgage",
  ],
  ['The average renter moves every three years and loses two thousand dollars each time.', 'The average renter loses $2,000 each time'],
  ['Before you sign anything, ask the bank what the house will really cost you in thirty years.', 'Ask the bank what the house will cost'],
  ['At the age of nineteen, Mary Shelley wrote a ghost story that the whole world still reads.', 'Mary Shelley wrote a ghost story'],
  ['My first client paid me three hundred dollars, and I framed the check instead of cashing it.', 'My first client paid me $300'],
  ['Last week I hired the man who had fired me.', 'I hired the man who had fired me'],
  ['Before you throw out that wobbly chair, grab some wood glue and a couple of clamps.', 'Grab some wood glue'],
  ['And stop swiping your apps closed, since opening them again uses even more power.', 'Stop swiping your apps closed'],
  ['Deep in the Namib desert, a tiny beetle climbs a dune before sunrise to drink the fog.', 'A tiny beetle climbs a dune'],
  ['Without more salmon in the rivers, their grandchildren may never be born.', 'Their grandchildren may never be born'],
  [
    'A cargo ship the length of four football fields has been stuck in the Suez Canal since Tuesday morning.',
    'A cargo ship stuck in the Suez Canal',
  ],
  [
    'More than two hundred vessels are waiting on both sides, and the price of oil has jumped by six percent.',
    'The price of oil has jumped by 6%',
  ],
  [
    'Shop owners fear that their customers will stay away, although a trial last year showed the opposite.',
    'Shop owners fear their customers will stay away',
  ],
  [
    'A spokeswoman for the mayor said that air quality had improved by a third in only three months.',
    'Air quality had improved by a third',
  ],
  ["When my grandfather forgot my grandmother's name, he fell in love with her all over again.", 'My grandfather fell in love'],
  ["If a tree falls in a forest and nobody hears it, your brain is the thing that's missing.", "Your brain is the thing that's missing"],
  ['What we call reality is a story that three pounds of tissue tell themselves in the dark.', 'What we call reality is a story'],
  [
    'Every time you unlock your phone with your face, thirty thousand invisible dots land on your skin.',
    '30,000 invisible dots land on your skin',
  ],
  ['In 1971, a man named Ray sent the first email to himself and forgot what it said.', 'Ray sent the first email to himself'],
  ['In 1990, two men dressed as police officers rang the bell of a museum in Boston.', '2 men rang the bell of a museum'],
  ['They tied up the guards with duct tape and spent eighty-one minutes choosing paintings.', 'They spent 81 minutes choosing paintings'],
  ['There is a reward of ten million dollars for anybody who can tell the police where they are.', 'There is a reward of $10 million'],
  ['But the king, who hated to be late, ordered his soldiers to bring it to the castle.', undefined],
  ['When I complained to the landlord, he told me that the flat upstairs has been empty since March.', 'The flat upstairs has been empty'],
  ['The court fined him two thousand euros and ordered him to return every single one.', 'The court fined him €2,000'],
  ['It turns out that love is mostly a matter of paying attention.', 'Love is a matter of paying attention'],
  ['That is why they eat up to twenty pounds of meat in a single meal.', 'They eat up to 20 pounds of meat'],
  ['The pressure wave circled the planet four times before it finally faded.', 'The pressure wave circled the planet four times'],
  ['A monk was asked how he stayed calm while his temple burned.', 'A monk was asked how he stayed calm'],
  ["The tortoise didn't win because it was fast, it won because the hare took a nap.", 'The hare took a nap'],
  ["Turn your phone off and on again once a week, since many spying programs don't survive a restart.", 'Turn your phone off and on again'],
  ['Under the stairs of the old school stood a piano that nobody could play.', 'A piano stood under the stairs'],
  ['Far more dangerous than the spider in your bathroom is the ladder in your garage.', 'The ladder is more dangerous than the spider'],
  ['However long you stir the soup, the bones have to stay in it until evening.', 'The bones have to stay in the soup'],
  ['Hardly had I closed the attic door when the music box started playing on its own.', 'The music box started playing'],
  ['By the time the guests arrived, the only thing on the table was a candle.', 'The only thing was a candle'],
  ['The smaller the room, the louder the silence that follows a bad joke.', 'The smaller the room, the louder the silence'],
  ['The two sisters who ran the bakery had not spoken to each other for eleven years.', 'The two sisters had not spoken to each other'],
  ['Drinking a glass of water before each meal can help you eat less without feeling hungry.', undefined],
  ['More tourists are bitten by squirrels each year than by sharks.', undefined],
  ['The landlord, a retired judge who never smiles, has named his hens after famous thieves.', 'The landlord has named his hens'],
  ['The secret ingredient is neither sugar nor butter but a spoonful of soy sauce.', 'A spoonful of soy sauce'],
])('%s states: %s', (text, words) => {
  expect(statementIn(withReferences(analyse([text], new Set()))[0]!)?.words).toBe(words)
})
