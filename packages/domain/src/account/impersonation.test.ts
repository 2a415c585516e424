import { expect, test } from 'vitest'
import { isImpersonating } from './impersonation.ts'

test.each([
  'Fablecut',
  'FableCut Official',
  'fable cut',
  'Fab1ecut',
  'FаbIесut',
  'admin',
  'Admin Jones',
  'adm1n',
  'аdmin',
  'ADMIN2',
  'a d m i n',
  'Ádmin',
  'the_real_admin',
  'Administrator',
  'staff',
  'Staff Team',
  'Support',
  '$upport',
  'moderator7',
  'Модератор',
  '管理员',
  'ad\u200bmin',
])('%s impersonates', (name) => expect(isImpersonating(name)).toBe(true))

test.each([
  'Ada',
  'Stafford',
  'Flagstaff Films',
  'Adminah',
  'Supporting Act',
  'Rootbeer',
  'Fable',
  'Cutter',
  'Jörg Müller',
  '李',
  'Tom 1984',
  'Système D',
])('%s is a name', (name) => expect(isImpersonating(name)).toBe(false))
