import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { functionWords } from '@fablecut/director/languages/function-words'
import { titleStory } from './story-title.ts'

test.each([
  [
    'Good morning, and welcome to the first webinar held entirely by a cat. Her name is Biscuit.',
    'The First Webinar Held Entirely by a Cat',
  ],
  ['High above the valley, where the wind combs the golden grass, two amber eyes open.', 'Two Amber Eyes Open'],
  ['Imagine all of Asia on a tabletop, small enough to walk across in a single day.', 'All of Asia on a Tabletop'],
  ['A young fox crosses the frozen river at dawn. She is looking for her brother.', 'A Young Fox Crosses the Frozen River'],
  ['Once upon a time, there was a little robot who loved to paint. Nobody knew.', 'A Little Robot Who Loved to Paint'],
  ['The lighthouse keeper climbs two hundred steps every single night.', 'The Lighthouse Keeper'],
  ['It was raining. It never stopped. The old harbour town had forgotten the sun.', 'The Old Harbour Town Had Forgotten the Sun'],
  ['Hello everyone, welcome back to my channel! Today we will talk about the history of coffee.', 'The History of Coffee'],
  ['Have you ever wondered why the sky is blue? The answer is light.', 'Why the Sky Is Blue'],
  ['Why do cats purr? Scientists are not sure.', 'Why Do Cats Purr?'],
  ['How to boil the perfect egg:\nStart with cold water.', 'How to Boil the Perfect Egg'],
  ['THE OCEAN IS DEEP AND FULL OF SECRETS.', 'The Ocean Is Deep and Full of Secrets'],
  ['whales', 'Whales'],
  ['An emperor penguin can go four months without a meal. Every winter he walks.', 'An Emperor Penguin Can Go Four Months Without a Meal'],
  ['Once upon a time, a little hedgehog lived under an old oak tree. She was afraid.', 'A Little Hedgehog'],
  ['The city of Lisbon opened its new harbour railway this morning.', 'Lisbon Opened Its New Harbour Railway'],
  ['Marie Curie was born in Warsaw in 1867. She learned in secret.', 'Marie Curie'],
  ['Nobody had lived in the house on the hill for forty years. Emma moved in.', 'The House on the Hill'],
  ['In 1932 Australia sent soldiers to fight birds. They lost.', 'Australia Sent Soldiers to Fight Birds'],
  ['A day on Venus is longer than its year. The planet turns slowly.', 'A Day on Venus Is Longer than Its Year'],
  ['Once there was a moon that was afraid of the dark.', 'A Moon That Was Afraid of the Dark'],
  ['This onion soup takes only one pot. Slice three onions.', 'This Onion Soup Takes Only One Pot'],
  ['You can fix a bicycle tyre in ten minutes. Take off the wheel.', 'Fix a Bicycle Tyre in Ten Minutes'],
  ['If you walk for ten minutes a day, your heart grows stronger.', 'Walk for Ten Minutes a Day'],
  ['If you want to sleep better, drink no coffee at noon.', 'Sleep Better'],
  ['If you are tired, read this. Sleep matters.', 'Sleep Matters'],
  ['You can never trust a cat. They plan.', 'You Can Never Trust a Cat'],
  [
    'Nobody asked. Every winter a boy named Tomas carved one bear for his sister and one for his mother.',
    'A Boy Named Tomas Carved One Bear',
  ],
  ['One night changed everything for the village.', 'One Night Changed Everything for the Village'],
  ['Six years ago the dragon returned to the village.', 'The Dragon Returned to the Village'],
  ['In the year 64 the city of Rome burned for six days.', 'Rome Burned for Six Days'],
  ['In 1815 a girl named Augusta was born in London. In 1843 Ada Lovelace wrote the first program.', 'Ada Lovelace'],
  ['The museum will show its oldest painting, the director and the mayor said on Monday.', 'The Museum Will Show Its Oldest Painting'],
  ['Ilse was a shepherd on a cold hill. One night she met a hungry wolf. She fed it, and the wolf stayed.', 'Ilse and the Wolf'],
  ['In 1666 a baker in Lund forgot to put out his oven and slept.', 'A Baker in Lund'],
  ['Once upon a time, a tiny mouse named Odo was afraid of the dark. He hid.', 'A Tiny Mouse Named Odo Was Afraid of the Dark'],
  ['Seneca, who had been rich and poor, taught that it is not the loss that hurts us.', 'Seneca'],
  [
    'When we rented the old cabin on Pine Lake, the owner told us that nobody had slept in the loft since the winter.',
    'The Old Cabin on Pine Lake',
  ],
  ['Two days in Porto will change how you see bridges. Cross one.', 'Two Days in Porto'],
  ['Washing his shirt in a sink every morning, Daniel still dreamed of the sea.', 'Daniel Still Dreamed of the Sea'],
  ['My aunt swore that patience matters in a good bean stew. Chop two onions. Stir them into the pot.', 'Bean Stew'],
  ["This is the easiest lemon cake you'll ever bake. Melt the butter. Whisk in two eggs.", 'The Easiest Lemon Cake'],
  ['If your front door keeps squeaking, grab some oil. You can fix it in a minute.', 'Fix Your Squeaking Front Door'],
  ['Your lawn is thirsty. Meet Rilla, the garden robot that never sleeps.', 'Meet Rilla, the Garden Robot'],
  ['Here is how to sharpen a kitchen knife in two minutes. Step one: wet the stone.', 'How to Sharpen a Kitchen Knife in Two Minutes'],
  ['Good sleep needs three things: darkness, silence and a cool room.', 'Good Sleep'],
  ['If you wake up tired every single day, your phone may be the reason.', 'If You Wake Up Tired Every Single Day'],
  ['Why do we yawn? Nobody is sure.', 'Why Do We Yawn?'],
  ['You are brushing your teeth wrong. Use less paste.', 'You Are Brushing Your Teeth Wrong'],
  ['So you want to learn the piano but you have no piano. Start with a table.', 'Learn the Piano'],
  ['Before you throw away that old jacket, try this. Cut off the sleeves.', 'Before You Throw Away That Old Jacket'],
  ['Deep sleep is the reason why some people never forget a single face or a name. Go to bed early.', 'Deep Sleep'],
  ['Boil two cups of water. Add the beans. Simmer them for an hour. Your bean chili is ready.', 'Bean Chili'],
  ['Right now, somewhere on Earth, lightning is striking.', 'Lightning Is Striking'],
  ['Nobody heard you practise at six. Nobody saw the snow, the long road, the cold.', 'Nobody Heard You Practise at Six'],
  ['Here are three facts about badgers that sound wrong. One: they dig.', 'Three Facts About Badgers'],
  ['My second shop had failed so badly that I sold the van. I slept there.', 'My Second Shop'],
  ['Marie Curie grew up in Warsaw, where girls could not study. She went to Paris. Her notebooks glow.', 'Marie Curie'],
  ['In 1955 Rosa Parks refused to stand up on a bus. She was tired. Her arrest changed a country.', 'Rosa Parks'],
  ['On the morning of May 8, the people of Saint-Pierre were drinking coffee. Then the mountain exploded.', 'The People of Saint-Pierre'],
  ['You were the shortest kid in your class. Every day you jumped at the rim.', 'The Shortest Kid in Your Class'],
  ['Are your kitchen drawers stuck? Repair them in five minutes.', 'Fix Your Stuck Kitchen Drawers'],
  ['Long ago a young fox named Runa lost her way in the snow. An owl found her.', 'A Young Fox Named Runa'],
  ['Every night at eleven the piano in our attic played one note.', 'The Piano in Our Attic Played One Note'],
  ['If you could peel an ordinary piece of chalk, it would shine.', 'If You Could Peel an Ordinary Piece of Chalk'],
])('%s: %s', (script, title) => {
  expect(titleStory(script, 'en')).toBe(title)
})

test.each([
  [
    'es',
    'El viejo pescador sale al mar cada mañana antes del amanecer. Nadie sabe qué busca.',
    'El viejo pescador sale al mar cada mañana',
  ],
  ['es', 'En Bolivia hay un espejo de sal. No es un lago.', 'En Bolivia hay un espejo de sal'],
  ['es', '¿Por qué el cielo es azul? La respuesta está en la luz del sol.', '¿Por qué el cielo es azul?'],
  ['fr', 'Au cœur de la forêt, un vieux chêne garde un secret depuis mille ans.', 'Un vieux chêne garde un secret'],
  ['de', 'Jeden Morgen öffnet der alte Bäcker seine kleine Backstube in der Altstadt.', 'Jeden Morgen öffnet der alte Bäcker'],
  [
    'pt',
    'O pequeno barco atravessa a tempestade durante a noite. O farol brilha ao longe.',
    'O pequeno barco atravessa a tempestade durante a noite',
  ],
  ['it', "C'era una volta un orologiaio che riparava il tempo. La sua bottega era piccola.", 'Un orologiaio che riparava il tempo'],
  ['nl', 'De oude molen draait al driehonderd jaar in de wind. Niemand weet wie hem bouwde.', 'De oude molen draait al driehonderd jaar'],
  ['sv', 'Den gamla fyren lyser över havet varje natt. Ingen vet vem som tänder den.', 'Den gamla fyren lyser över havet varje natt'],
  ['fi', 'Olipa kerran pieni karhu, joka ei halunnut nukkua talvella.', 'Pieni karhu'],
  ['tr', 'Küçük bir balık, denizin en derin yerinde parlayan bir ışık gördü.', 'Küçük Bir Balık'],
  ['vi', 'Ngày xửa ngày xưa, có một chú mèo nhỏ sống trên mái nhà cũ.', 'Một chú mèo nhỏ sống trên mái nhà cũ'],
  ['ru', 'Старый маяк стоит на краю скалы уже сто лет. Каждую ночь он светит кораблям.', 'Старый маяк стоит'],
  ['ar', 'في قلب الصحراء تقف شجرة وحيدة منذ مئات السنين.', 'في قلب الصحراء تقف شجرة وحيدة'],
  ['ko', '옛날 옛적에 작은 마을에 노래하는 고양이가 살았습니다.', '작은 마을에 노래하는 고양이가 살았습니다'],
  ['zh', '大家好，今天我们来聊聊咖啡的历史。很久以前，一群山羊发现了咖啡。', '咖啡的历史'],
  ['ja', 'むかしむかし、山の奥に一人の時計職人が住んでいました。', '山の奥に一人の時計職人'],
])('in %s, %s has the title %s', (language, script, title) => {
  expect(detectLanguage(script)).toBe(language)
  expect(titleStory(script, language)).toBe(title)
})

const WORDS = ['the', 'of', 'and', 'A', 'moon', 'Old', 'walks', 'in', 'river,', 'where', 'two', 'boat.', 'Who?', 'it', '—', 'to']
test('a title is never empty, has at most 60 characters, and is not truncated after a function word', () => {
  const { isFunctionWord } = functionWords('en')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 }), (words) => {
      const script = words.join(' ')
      const title = titleStory(script, 'en')
      expect(title.trim()).not.toBe('')
      expect(title.length).toBeLessThanOrEqual(60)
      const last = title.toLowerCase().split(' ').at(-1)!
      const isCutOff = isFunctionWord(last) && !new RegExp(`${last}(?:[,.?!]|\\s—|$)`, 'i').test(script)
      expect(isCutOff && title.split(' ').length > 2).toBe(false)
    }),
    { seed: 20261122, numRuns: 300 },
  )
})

test('truncation does not split grapheme clusters', () => {
  expect(titleStory('👩‍🚀'.repeat(40), 'en')).toBe('👩‍🚀'.repeat(12))
})
