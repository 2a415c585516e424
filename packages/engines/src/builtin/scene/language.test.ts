import { expect, it } from 'vitest'
import { detectLocale } from './language.ts'

it.each([
  ['The fox runs over the hill', 'en'],
  ['A farmer drives a tractor', 'en'],
  ['El zorro corre por la colina y no mira', 'es'],
  ['Der Fuchs läuft über den Hügel und ist nicht müde', 'de'],
  ['Le renard court dans la forêt avec une pomme', 'fr'],
  ['A raposa corre na floresta com uma maçã', 'pt'],
  ['La volpe corre nel bosco con una mela', 'it'],
  ['Лиса бежит по лесу', 'ru'],
  ['狐狸在森林里奔跑', 'zh'],
  ['きつねが森を走る', 'ja'],
  ['여우가 숲을 달린다', 'ko'],
  ['', 'en'],
])('detects the language of "%s"', (text, locale) => {
  expect(detectLocale(text)).toBe(locale)
})
