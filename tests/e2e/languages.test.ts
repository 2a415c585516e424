import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { loadCatalogue } from '../../apps/web/src/texts/locale/load.ts'
import { directionOf, LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { signUpPage } from './support/editor-story.ts'

type View = { readonly baseURL: string | undefined; readonly locale: string; readonly width: number }

async function asVisitor(browser: Browser, { baseURL, locale, width }: View, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL, locale, viewport: { width, height: 780 } })
  try {
    await act(await context.newPage())
  } finally {
    await context.close()
  }
}

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const languageOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

test('the interface has the language of the browser, fits phones and has no findings of axe', async ({ browser, baseURL }) => {
  for (const locale of Object.keys(LOCALES).filter((code) => code !== 'en') as Locale[])
    await asVisitor(browser, { baseURL, locale, width: 360 }, async (page) => {
      const catalogue = await loadCatalogue(locale)
      const { nav, signIn } = catalogue!.shellTexts
      await page.goto('/story')
      await expect(page.getByRole('link', { name: nav.community, exact: true }).locator('visible=true')).toBeVisible()
      expect(await languageOf(page)).toEqual([locale, directionOf(locale)])
      expect(await overflow(page), locale).toBeLessThanOrEqual(0)
      await page.getByRole('link', { name: signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/signin/)
      await expect(page.getByLabel(catalogue!.sessionTexts.email)).toBeVisible()
      expect(await overflow(page), locale).toBeLessThanOrEqual(0)
      if (directionOf(locale) !== 'rtl') return
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
      await signUpPage(page)
      await page.goto('/story/my')
      await expect(page.locator('main [aria-hidden] img').first()).toBeVisible()
      expect(await overflow(page), `${locale}, without stories`).toBeLessThanOrEqual(0)
    })
})

test('a visitor and an account choose another language, which stays', async ({ page, browser, baseURL }) => {
  await asVisitor(browser, { baseURL, locale: 'sv-SE', width: 1280 }, async (visitor) => {
    await visitor.goto('/story/community')
    await visitor.getByRole('button', { name: 'Language: English' }).click()
    await visitor.getByRole('menuitem', { name: 'Deutsch' }).click()
    await expect(visitor.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible()
    await visitor.reload()
    expect(await languageOf(visitor)).toEqual(['de', 'ltr'])
  })
  await signUpPage(page)
  await page.goto('/account')
  await page.getByRole('combobox', { name: /Language/ }).click()
  await page.getByRole('option', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { name: 'اللغة' })).toBeVisible()
  expect(await languageOf(page)).toEqual(['ar', 'rtl'])
})
