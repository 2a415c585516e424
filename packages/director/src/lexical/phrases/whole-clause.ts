import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { LexicalSentence } from '../read-sentence.ts'
import { capitalized } from '../../lettering/capitalized.ts'

/** Words of a clause that stands whole. */
const MIN_WORDS = 3
const MAX_WORDS = 8

type Openers = {
  /** Conjunctions behind which a sentence says what it comes to. */
  readonly contrast: RegExp
  /** Words that open no clause that stands alone: conjunctions, relative pronouns, prepositions. */
  readonly dependent: RegExp
  /** Words by which a main clause behind another one begins. */
  readonly main: RegExp
}

const OPENERS: Readonly<Record<string, Openers>> = {
  de: {
    contrast: /^(?:sondern|aber|doch|jedoch)\s+/iu,
    dependent:
      /^(?:obwohl|obgleich|bevor|ehe|wenn|weil|da|dass|bis|als|wie|während|nachdem|seit|seitdem|falls|ob|damit|sodass|um|ohne|statt|anstatt|außer|wer|was|wen|wem|wo|woher|wohin|warum|wann|welche[rsmn]?|deren|dessen|denen|je|desto|umso|hätte\p{L}*|wäre\p{L}*|von|zwischen|unter|hinter|nach|vor|mit|bei|auch|weder|zwei|drei|vier)\b/iu,
    main: /^(?:ich|du|er|sie|es|wir|ihr|man|dann|niemand|jeder)\b/iu,
  },
  es: {
    contrast: /^(?:sino|pero|mas)\s+(?!que\b|porque\b)/iu,
    dependent:
      /^(?:aunque|cuando|si|porque|que|quien|quienes|cual|donde|como|mientras|antes|después|hasta|desde|para|sin|excepto|salvo|cuanto|en|de|del|a|al|con|por|entre|bajo|tras|detrás|según|ni|sino|dos|tres|cuatro)\b/iu,
    main: /^(?:no|yo|tú|él|ella|nosotros|ellos|ellas|nadie|todos|todo|hoy)\b/iu,
  },
  nl: {
    contrast: /^(?:maar|doch)\s+(?!(?:omdat|als)\b)/iu,
    dependent:
      /^(?:hoewel|voordat|nadat|als|omdat|dat|tot|zoals|terwijl|sinds|of|zodat|om|zonder|wie|wat|waar|waarom|wanneer|die|van|tussen|onder|achter|na|voor|met|bij|ook|noch|twee|drie|vier|en)\b/iu,
    main: /^(?:ik|je|jij|hij|zij|ze|het|wij|we|men|dan|niemand|iedereen)\b/iu,
  },
  pl: {
    contrast: /^(?:ale|lecz|jednak)\s+(?!(?:że|bo)\b)/iu,
    dependent:
      /^(?:że|bo|jeśli|jeżeli|gdy|kiedy|choć|chociaż|żeby|aby|zanim|dopóki|aż|co|kto|który|która|które|których|którą|gdzie|jak|niż|ani|nie|tylko|z|w|na|do|od|po|pod|przed|przez|dla|a|i|oraz|dwa|trzy|cztery)(?![\p{L}])/iu,
    main: /^(?:ja|ty|on|ona|ono|my|wy|oni|nikt|każdy|wszyscy|to)(?![\p{L}])/iu,
  },
  ru: {
    contrast: /^(?:но|зато|однако)\s+(?!(?:что|потому)(?![\p{L}]))/iu,
    dependent:
      /^(?:что|чтобы|если|когда|потому|хотя|пока|прежде|кто|который|которая|которое|которые|которого|которых|где|куда|как|чем|будто|словно|ни|не|с|в|на|к|от|по|под|перед|для|а|и|или|два|три|четыре)(?![\p{L}])/iu,
    main: /^(?:я|ты|он|она|оно|мы|вы|они|никто|каждый|все|это)(?![\p{L}])/iu,
  },
  it: {
    contrast: /^(?:ma|però|bensì)\s+(?!perché\b|che\b)/iu,
    dependent:
      /^(?:benché|sebbene|quando|se|perché|che|chi|cui|dove|come|mentre|prima|dopo|fino|da|dal|dalla|per|senza|tranne|quanto|in|nel|nella|di|del|della|a|al|alla|con|tra|fra|sotto|dietro|secondo|né|ma|due|tre|quattro)(?![\p{L}])/iu,
    main: /^(?:non|io|tu|lui|lei|noi|loro|nessuno|tutti|tutto|oggi)(?![\p{L}])/iu,
  },
  pt: {
    contrast: /^(?:mas|porém|e sim)\s+(?!que\b|porque\b)/iu,
    dependent:
      /^(?:embora|quando|se|porque|que|quem|qual|onde|como|enquanto|antes|depois|até|desde|para|sem|exceto|quanto|em|no|na|de|do|da|a|ao|à|com|por|pelo|pela|entre|sob|atrás|segundo|nem|senão|menos|dois|duas|três|quatro)(?![\p{L}])/iu,
    main: /^(?:não|eu|você|ele|ela|nós|eles|elas|ninguém|todos|tudo|hoje)(?![\p{L}])/iu,
  },
  fr: {
    contrast: /^(?:mais|pourtant)\s+(?!parce\b|que\b)/iu,
    dependent:
      /^(?:bien que|quand|lorsque|si|s['’]|parce|que|qu['’]|qui|dont|où|comme|pendant|avant|après|jusqu|depuis|pour|sans|sauf|à|au|aux|de|du|des|d['’]|dans|en|avec|par|entre|sous|derrière|selon|ni|même|celui|celle|plus|moins|deux|trois|quatre)(?![\p{L}])/iu,
    main: /^(?:je|j['’]|tu|il|elle|on|nous|vous|ils|elles|personne|tout|c['’]est|ne)(?![\p{L}])/iu,
  },
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

/**
 * The clause of a sentence that says what it comes to, as it stands: what follows `sondern` or `pero`, else a main clause, of at most eight words and not the
 * whole sentence. Undefined where none is certain and for languages without rules for it.
 */
export function wholeClauseOf({ text, language: { code } }: Pick<LexicalSentence, 'text' | 'language'>): PlanText | undefined {
  const openers = OPENERS[code]
  if (!openers || /[?¿"“”«»„]/u.test(text)) return undefined
  const parts = text.split(/(?<=[,;:—–])\s+/u)
  if (parts.length < 2) return undefined
  const clauses = parts.map((part, n) => {
    const at = wordsOf(parts.slice(0, n).join(' ')).length
    const said = part.replaceAll(/[\s,;:.!…—–]+$/gu, '')
    const conjunction = openers.contrast.exec(said)?.[0] ?? ''
    // `sondern die Zeit, die wir haben`.
    const isShort = conjunction !== '' && wordsOf(said.slice(conjunction.length)).length < MIN_WORDS && parts[n + 1] !== undefined
    if (isShort) {
      const whole = `${said.slice(conjunction.length)}, ${parts[n + 1]!.replaceAll(/[\s,;:.!…—–]+$/gu, '')}`
      return { words: whole, at: at + wordsOf(conjunction).length, isContrast: true, n }
    }
    return { words: said.slice(conjunction.length), at: at + wordsOf(conjunction).length, isContrast: conjunction !== '', n }
  })
  const fits = ({ words }: { readonly words: string }) => {
    const count = wordsOf(words).length
    return count >= MIN_WORDS && count <= MAX_WORDS && !openers.dependent.test(words)
  }
  const found =
    clauses.find((clause) => clause.isContrast && fits(clause) && !/^(?:weil|porque|parce)\b/iu.test(clause.words)) ??
    clauses.find((clause) => clause.n > 0 && fits(clause) && openers.main.test(clause.words))
  return found && { words: capitalized(found.words), role: 'key', at: found.at }
}
