import { translated } from './locale/translated.ts'

/** Short names of units after a number. */
export const unitTexts = translated('unitTexts', {
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
  bytes: ['kB', 'MB', 'GB', 'TB'],
} as const)
