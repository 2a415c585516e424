import { expect, test } from 'vitest'
import { correctEnglish } from './correct-english.ts'

test.each([
  ['A fox walks trough the snow. It look for something to eat.', 'A fox walks through the snow. It looks for something to eat.'],
  ['She dont know wher to go. He have a dog. They was happy.', "She doesn't know where to go. He has a dog. They were happy."],
  [
    'He could of gone. Its a nice day. Your welcome. There house is big.',
    "He could have gone. It's a nice day. You're welcome. Their house is big.",
  ],
  ['Alot of people recieve definately seperate things.', 'A lot of people receive definitely separate things.'],
  ['The cat sat on teh mat and and looked at the the moon.', 'The cat sat on the mat and looked at the moon.'],
  ['A old man eats an apple in a hour.', 'An old man eats an apple in an hour.'],
  ['The dragon is bigger then the castle. There is many birds.', 'The dragon is bigger than the castle. There are many birds.'],
  ['He didnt went there. Then i went home.', "He didn't go there. Then I went home."],
  ['Thier house is beautifull. I beleive in freinds.', 'Their house is beautiful. I believe in friends.'],
  ['The wind are cold. It dosent stop, and she go home.', "The wind is cold. It doesn't stop, and she goes home."],
  ['The ocean is full of misteries, and every creture hides.', 'The ocean is full of mysteries, and every creature hides.'],
  ['In the begining there was nothing, untill a explosion occured.', 'In the beginning there was nothing, until an explosion occurred.'],
  ['The childrens play in the gardn.\nA bee collects polen.', 'The children play in the garden.\nA bee collects pollen.'],
])('%s', async (written, corrected) => {
  expect(await correctEnglish(written)).toBe(corrected)
})

test.each([
  ['names and invented places', 'Zorblax and Grimmwald went to the Quibbly forest. Lumo walks home. Lumo and Pip find a lamp.'],
  [
    'invented words',
    'Every morning the snorfle hums in the glimmerwood. The snorfle is shy.\nThe zorp sings to the moon, and a flibber answers.',
  ],
  ['quoted speech', '"I ain\'t goin\' nowhere," said Tobias. “He dont know nothin.” The sign said ‘Welcom to teh town’.'],
  ['dialect', "Cause baby I don't need no money. She don't love me no more, and I ain't cryin'. He have a dog."],
  ['old English', 'Thou art mine, and I am thine. He hath no fear. Doth she sleep?'],
  ['British spelling', 'Whilst the colour of the harbour is grey, my favourite neighbour organised a programme. I learnt to swim.'],
  [
    'dishes and words of other languages',
    'She ate pho and bibimbap at a konbini in Shinjuku. It was a hygge evening with glühwein and stollen.',
  ],
  ['phrases of other languages', "She graduated summa cum laude. The naïve fiancée said s'il vous plaît and ate an açaí bowl."],
  [
    'mentions, tags and addresses',
    '@[Poppy](poppi) walks to the beach. #sunsett at 5pm. Ask @mira_9 or mail me@hom.org, or open www.exampel.org.',
  ],
  [
    'infinitives and subjunctives',
    'He insisted that she go home. They demanded that it stop. Let it go. If I were you, I would stay. It hit the wall.',
  ],
  [
    'words that are singular and plural',
    'The police are here. The team are ready. The rich are few. Two fish, three sheep and a five dollar bill.',
  ],
  ['troughs', 'The horse drank from the water trough. She filled the trough with hay. A trough that leaks is no trough.'],
  ['intentional repetition', 'We had had enough. I know that that is true. Ha ha, very very funny. No no no!'],
  ['articles by sound', 'A European city. An hour later. A unicorn. An honest man. An MRI. A one-way street.'],
  ['text in lower case', 'it was all lower case. no capitals here. that is the style.'],
  ['names of films and technical words', 'Anakin and Padmé fly to Naboo. The CPU runs at 3.5GHz with DDR5. Kubernetes pods scale.'],
])('does not change %s', async (_what, text) => {
  expect(await correctEnglish(text)).toBe(text)
})

test('positions are correct after characters outside the BMP', async () => {
  expect(await correctEnglish('𝒜 fox 🦊 and 🐈🐈 sat on teh mat, becuase of the seperate rain.')).toBe(
    '𝒜 fox 🦊 and 🐈🐈 sat on the mat, because of the separate rain.',
  )
})

test('a text in which most words are unknown keeps its spelling', async () => {
  const verse =
    'Twas brillig and the slithy toves did gyre and gimble in the wabe, all mimsy were the borogoves and the mome raths outgrabe.'
  expect(await correctEnglish(verse)).toBe(verse)
})
