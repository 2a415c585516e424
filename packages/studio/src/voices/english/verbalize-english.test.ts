import { expect, test } from 'vitest'
import { verbalizeEnglish } from './verbalize-english.ts'

const verbalize = (text: string) => verbalizeEnglish(text.split(' ')).flat().join(' ').toLowerCase()

test.each([
  ['It costs $5.', 'it costs five dollars'],
  ['$1 or $4.50', 'one dollar or four dollars and fifty cents'],
  ['$2.5 million was raised', 'two point five million dollars was raised'],
  ['a $3bn plan', 'a three billion dollars plan'],
  ['20% of 1,204 people', 'twenty percent of one thousand two hundred four people'],
  ['In 1999, 2007 and 2024.', 'in nineteen ninety nine two thousand seven and twenty twenty four'],
  ['the 1980s', 'the nineteen eighties'],
  ['March 3, 2021', 'march third twenty twenty one'],
  ['2024-03-05', 'march fifth twenty twenty four'],
  ['the 21st of May', 'the twenty first of may'],
  ['at 10:30 or 7:05pm', 'at ten thirty or seven oh five pee em'],
  ['3.14 and -7', 'three point one four and minus seven'],
  ['10-20 minutes', 'ten to twenty minutes'],
  ['3/4 of it', 'three quarters of it'],
  ['Dr. Lee met Mrs. Park vs. St. John', 'doctor lee met missus park versus saint john'],
  ['The FBI and NASA', 'the eff bee eye and nasa'],
  ['DO NOT STOP', 'do not stop'],
  ['rock & roll', 'rock and roll'],
  ['well-known café', 'well known cafe'],
  ["It's the dog's bone", "it's the dog's bone"],
  ['agent 007', 'agent zero zero seven'],
  ['5km at 20°C', 'five kilometers at twenty degrees celsius'],
  ['visit example.com today', 'visit example dot com today'],
  ['up — down', 'up down'],
  ['AT&T and R&D', 'ae tea and tea and are and dee'],
  ['No. 5 is alive. No. It is not.', 'number five is alive no it is not'],
  ['24/7, 9/11, 8/10', 'twenty four seven nine eleven eight out of ten'],
  ['10k, 5M, 4K', 'ten thousand five million four kay'],
  ['World War II and Henry VIII', 'world war two and henry the eighth'],
  ["CEOs' APIs", "see ee oh's ae pee eye's"],
  ['St. Paul lives on Main St. now', 'saint paul lives on main street now'],
  ['100 m in 9.58 s, 1 km away', 'one hundred meters in nine point five eight seconds one kilometer away'],
  ['mid-1990s and .25', 'mid nineteen nineties and zero point two five'],
  ['7am–9pm for €5,50', 'seven ae em to nine pee em for five euros and fifty cents'],
])('%s is verbalized', (written, spoken) => {
  expect(verbalize(written)).toBe(spoken)
})

test('there is one entry per word, and words of other scripts are empty', () => {
  expect(verbalizeEnglish(['Hello', '世界', '—', '$5'])).toEqual([['Hello'], [], [], ['five', 'dollars']])
})

test('the output consists of letters and apostrophes', () => {
  const odd = [
    'C++',
    'a/b',
    '#FunFact',
    '@someone',
    '50%+',
    '½',
    'ﬁsh',
    'x²',
    'naïve',
    '“Hi”',
    "rock'n'roll",
    '(1)',
    '1st',
    'H2O',
    '12:99',
    '$',
    '€5,50',
    '1e9',
    'm²',
    '5½',
    '24.12.',
    '≈50',
    '∞',
    '#1️⃣',
    'q#w',
    '--',
    '1/0',
    '0/0',
    '99:99:99',
    '+-+',
    '\u0007bell',
    '...',
  ]
  for (const word of verbalizeEnglish(odd).flat()) expect(word).toMatch(/^[A-Za-z']+$/)
})
