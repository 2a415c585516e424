import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { VOCABULARY_CHOICES } from '@fablecut/director/vocabulary/choices'
import { loadDisplayNames } from '@fablecut/director/vocabulary/display-names'
import { installTexts } from '../../texts/locale/installed.ts'
import { loadCatalogue } from '../../texts/locale/load.ts'

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' })

afterEach(() => {
  installTexts({ locale: 'en', texts: null })
  vi.resetModules()
})

test('what can be drawn is listed in the language of the interface, found in English too, and stored by its English name', async () => {
  installTexts({ locale: 'de', texts: await loadCatalogue('de') })
  vi.resetModules()
  const { NameChoice } = await import('./name-choice.tsx')
  const picked: string[] = []
  const show = (kinds: readonly ('animals' | 'places' | 'people')[], value: string | null) => (
    <QueryClientProvider client={new QueryClient()}>
      <NameChoice
        label="Name"
        value={value}
        kinds={kinds}
        onPick={(name) => picked.push(name)}
        onText={(words) => picked.push(`“${words}”`)}
      />
    </QueryClientProvider>
  )
  const { unmount } = render(show(['animals', 'people'], 'owl'))
  await vi.waitFor(() => expect(field().value).toBe('Eule'), { timeout: 10_000 })
  await userEvent.clear(field())
  await userEvent.type(field(), 'Fuc')
  await userEvent.click(await screen.findByRole('option', { name: /^Fuchs/ }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'fox')
  expect(screen.queryByRole('option', { name: /“fox”|fox/ })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: /^Fuchs/ }))
  unmount()
  render(show(['places'], 'forest'))
  await vi.waitFor(() => expect(field().value).toBe('Wald'), { timeout: 10_000 })
  expect(picked).toEqual(['fox', 'fox'])
})

test.each(['es', 'de', 'fr', 'pt', 'zh', 'ja', 'hi', 'ar'] as const)('every place has a name in %s', async (language) => {
  const names = await loadDisplayNames(language)
  const { places } = (await loadCatalogue(language))!.drawnNameTexts
  const nameless = VOCABULARY_CHOICES.places.filter((place) => !(place in places) && !names.has(place) && !names.has(`place/${place}`))
  expect(nameless).toEqual([])
})
