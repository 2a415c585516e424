import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { drawnNameTexts as texts } from '../../texts/drawn-names.ts'
import { installedLocale } from '../../texts/locale/installed.ts'

export type DrawnNames = {
  /** A person, animal or thing in the language of the interface; in English where that has no word for it. */
  readonly nameOf: (name: string) => string
  /** A value of a plan's `place`. */
  readonly placeOf: (place: string) => string
}

const lookUp = (known: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined

/** How what is drawn is called in the language of the interface. English until the words are loaded. */
export function useDrawnNames(): DrawnNames {
  const locale = installedLocale()
  const { data: names } = useQuery({
    queryKey: ['drawn-names', locale],
    queryFn: async () => (await import('@fablecut/director/vocabulary/display-names')).loadDisplayNames(locale),
    enabled: locale !== 'en',
    staleTime: Infinity,
  })
  return useMemo(
    () => ({
      nameOf: (name) => lookUp(texts.names, name) ?? names?.get(name) ?? name,
      placeOf: (place) => lookUp(texts.places, place) ?? names?.get(place) ?? names?.get(`place/${place}`) ?? place,
    }),
    [names],
  )
}
