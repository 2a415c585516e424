import { applyToDocument, localeOfBrowser } from './texts/locale/choice.ts'
import { installTexts } from './texts/locale/installed.ts'
import { loadCatalogue } from './texts/locale/load.ts'
import './styles/app.css'

const locale = localeOfBrowser()
applyToDocument(locale)
// The catalogue formats numbers in its language while it is evaluated.
installTexts({ locale, texts: null })
installTexts({ locale, texts: await loadCatalogue(locale) })
// Only now: modules of texts read the language while they are evaluated.
const { startApp } = await import('./start-app.tsx')
startApp()
