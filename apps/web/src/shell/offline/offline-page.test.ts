import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

test('the offline page needs no other file and may load none', async () => {
  const page = offlinePage('ar')
  const html = await page.text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('You are offline')
  expect(html).not.toMatch(/ (src|srcset)=|url\(|<link|@import/)
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect(page.headers.get('cache-control')).toBe('no-store')
})
