import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import { describe, expect, test } from 'vitest'
import { readTraits } from './read-traits.ts'

const WHITE_HAIR = '#efece6'
const YELLOW = '#f2c530'
const RED = '#d0402f'
const BLUE = '#2f6fc8'
const BLACK = '#2b2b33'

/** Descriptions with what has to be read from them: an old fisherman, an old woman with glasses, a young bald man in a coat, a girl with a hat. */
const LABELLED: Readonly<Record<string, readonly (readonly [string, FigureTraits])[]>> = {
  en: [
    [
      'an old fisherman with a white beard and a yellow raincoat',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    [
      'a tall young woman with long red hair and glasses',
      { height: 'tall', age: 'young', gender: 'woman', hairStyle: 'long', hairColor: '#a8452a', glasses: 'glasses' },
    ],
    [
      'a bald man without glasses in a black suit',
      { hairStyle: 'bald', gender: 'man', glasses: 'none', clothing: 'suit', clothingColor: BLACK },
    ],
    [
      'a little girl in an old blue coat and a red scarf',
      { age: 'child', gender: 'woman', clothing: 'coat', clothingColor: BLUE, scarfColor: RED },
    ],
    [
      'a woman wearing a black hijab and a long white dress',
      { gender: 'woman', headwear: 'headscarf', headwearColor: BLACK, clothing: 'dress', clothingColor: '#f4f2ec' },
    ],
  ],
  es: [
    ['una anciana con gafas', { gender: 'woman', age: 'old', glasses: 'glasses' }],
    [
      'un viejo pescador con barba blanca y un impermeable amarillo',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    [
      'un hombre joven y calvo con un abrigo negro',
      { gender: 'man', age: 'young', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK },
    ],
    ['una niña con un sombrero rojo y sin gafas', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED, glasses: 'none' }],
  ],
  fr: [
    ['une vieille femme avec des lunettes', { gender: 'woman', age: 'old', glasses: 'glasses' }],
    [
      'un vieux pêcheur à la barbe blanche et au ciré jaune',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    ['un jeune homme chauve en manteau noir', { gender: 'man', age: 'young', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK }],
    ['une petite fille avec un chapeau rouge', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
  de: [
    ['eine alte Frau mit Brille', { gender: 'woman', age: 'old', glasses: 'glasses' }],
    [
      'ein alter Fischer mit weißem Bart und gelbem Regenmantel',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    [
      'ein junger, kahler Mann im schwarzen Mantel',
      { gender: 'man', age: 'young', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK },
    ],
    ['ein Mädchen mit rotem Hut und ohne Brille', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED, glasses: 'none' }],
  ],
  it: [
    ['una vecchia signora con gli occhiali', { gender: 'woman', age: 'old', glasses: 'glasses' }],
    [
      'un vecchio pescatore con la barba bianca e un impermeabile giallo',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    [
      'un giovane uomo calvo con un cappotto nero',
      { gender: 'man', age: 'young', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK },
    ],
    ['una bambina con un cappello rosso', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
  pt: [
    ['uma velha senhora de óculos', { gender: 'woman', age: 'old', glasses: 'glasses' }],
    [
      'um velho pescador de barba branca e capa de chuva amarela',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    [
      'um homem jovem e careca com um casaco preto',
      { gender: 'man', age: 'young', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK },
    ],
    ['uma menina com um chapéu vermelho', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
  zh: [
    ['戴眼镜的年轻女人', { gender: 'woman', age: 'young', glasses: 'glasses' }],
    [
      '穿黄色雨衣、留着白胡子的老渔夫',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    ['穿黑色大衣的光头男人', { gender: 'man', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK }],
    ['戴红色帽子的小女孩', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
  ja: [
    ['眼鏡をかけた若い女性', { gender: 'woman', age: 'young', glasses: 'glasses' }],
    [
      '白いひげを生やし、黄色いレインコートを着た年老いた漁師',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    ['黒いコートを着た男の人', { gender: 'man', clothing: 'coat', clothingColor: BLACK }],
    ['赤い帽子をかぶった女の子', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
  ko: [
    ['안경을 쓴 젊은 여자', { gender: 'woman', age: 'young', glasses: 'glasses' }],
    [
      '흰 수염을 기르고 노란 비옷을 입은 늙은 어부',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    ['검은 코트를 입은 남자', { gender: 'man', clothing: 'coat', clothingColor: BLACK }],
    ['빨간 모자를 쓴 소녀', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
  ru: [
    ['старая женщина в очках', { gender: 'woman', age: 'old', glasses: 'glasses' }],
    [
      'старый рыбак с белой бородой и в жёлтом дождевике',
      { age: 'old', costume: 'fisherman', beard: 'beard', beardColor: WHITE_HAIR, clothing: 'raincoat', clothingColor: YELLOW },
    ],
    ['молодой лысый мужчина в чёрном пальто', { gender: 'man', age: 'young', hairStyle: 'bald', clothing: 'coat', clothingColor: BLACK }],
    ['девочка в красной шляпе', { gender: 'woman', age: 'child', headwear: 'hat', headwearColor: RED }],
  ],
}

describe.each(Object.entries(LABELLED))('traits in %s', (language, rows) => {
  test.each(rows)('%s', (text, traits) => {
    expect(readTraits(text, language)).toEqual(traits)
  })
})

test('a language without a table has no traits', () => {
  expect(readTraits('an old man', 'xx')).toEqual({})
})

describe('in a sentence', () => {
  test.each([
    ['The man sells red hats and a blue coat.', 'en', { gender: 'man' }],
    ['The man walks home in a blue coat.', 'en', { gender: 'man', clothing: 'coat', clothingColor: BLUE }],
    ['La mujer compra un sombrero rojo.', 'es', { gender: 'woman' }],
    [
      'The woman in a red coat and a black hat waits.',
      'en',
      { gender: 'woman', clothing: 'coat', clothingColor: RED, headwear: 'hat', headwearColor: BLACK },
    ],
  ] as const)('only what is worn counts: %s', (text, language, traits) => {
    expect(readTraits(text, language, { isSentence: true })).toEqual(traits)
  })
})

test.each([
  ['es', 'El cartero, un hombre con bigote, esperaba bajo la lluvia.'],
  ['fr', "La reine attend, assise près d'une petite fenêtre."],
  ['ar', 'وجد العلماء عسلا.'],
])('sizes and ages beside a thing do not describe a person: %s %s', (language, sentence) => {
  const { height, age } = readTraits(sentence, language, { isSentence: true })
  expect({ height, age }).toEqual({})
})

test.each([
  ['a nine-year-old girl', 'child'],
  ['an eighty-year-old woman', 'old'],
])('%s has her age', (description, age) => {
  expect(readTraits(description, 'en').age).toBe(age)
})
