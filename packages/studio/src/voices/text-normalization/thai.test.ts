import { expect, test } from 'vitest'
import { romanizeThai } from './thai.ts'

test.each([
  ['มา', 'ma'],
  ['วัน', 'wan'],
  ['นี้', 'ni'],
  ['ดี', 'di'],
  ['มาก', 'mak'],
  ['ครับ', 'krap'],
  ['ไป', 'pai'],
  ['ใน', 'nai'],
  ['ป่า', 'pa'],
  ['น้อย', 'noi'],
  ['ตัว', 'tua'],
  ['เดิน', 'den'],
  ['อยู่', 'yu'],
  ['คน', 'kon'],
  ['เรียน', 'rian'],
  ['เรา', 'rau'],
  ['หมา', 'ma'],
  ['แมว', 'méu'],
  ['อากาศ', 'akat'],
  ['น้ำ', 'nam'],
  ['ทราย', 'sai'],
  ['จันทร์', 'can'],
  ['5', '5'],
])('%s is romanized as %s', (written, read) => {
  expect(romanizeThai(written)).toBe(read)
})
