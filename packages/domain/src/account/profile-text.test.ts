import { expect, test } from 'vitest'
import { MAX_LINK_CHARACTERS, cleanBio, linkLabel, parseProfileLink } from './profile-text.ts'

test.each([
  ['  I film foxes.\r\n\r\n\r\n\r\nAnd owls. ', 'I film foxes.\n\nAnd owls.'],
  ['mail\u0000 \u202eevil\u202c\u0007', 'mail evil'],
  ['\u{1F98A} \u0633\u0644\u0627\u0645', '\u{1F98A} \u0633\u0644\u0627\u0645'],
])('a bio %j is stored as %j', (typed, stored) => {
  expect(cleanBio(typed)).toBe(stored)
})

test.each([
  'https://films.example.org',
  ' https://Films.example.org/a?b=c#d ',
  'https://xn--bcher-kva.example/',
  'https://a.example:8443/x',
])('%j is a link', (text) => {
  expect(parseProfileLink(text)).toBe(text.trim())
})

test.each([
  'http://films.example.org',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'https://mia:secret@films.example.org',
  'https://films.example.org@evil.example',
  'https://localhost',
  'https://127.0.0.1/',
  'https://films.example.org/"onmouseover="x',
  'https://films.example.org/\u202egpj.exe',
  'https://f\u0456lms.example.org',
  'https:\\\\films.example.org',
  'https://films.example.org/a b',
  `https://films.example.org/${'a'.repeat(MAX_LINK_CHARACTERS)}`,
  '',
])('%j is refused as a link', (text) => {
  expect(parseProfileLink(text)).toBeNull()
})

test('a link is shown without its scheme', () => {
  expect(linkLabel('https://films.example.org/')).toBe('films.example.org')
})
