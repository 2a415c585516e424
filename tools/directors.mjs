// Who plans the shots of a script for the tools: the built-in director, or the language model that the settings connect. `direct(script)` gives one
// sentence after the other: { text, form, shown, textOnScreen, place, plan, by }.
const BATCH_SIZE = 6

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const GRAPHIC_NAMES = {
  counter: () => 'counter',
  curve: ({ points }) => (points.at(-1).y >= points[0].y ? 'rising curve' : 'falling curve'),
  bars: () => 'two bars',
  stack: () => 'doubling stack',
  ring: () => 'percentage ring',
  size: () => 'size comparison',
  dots: () => 'dots',
  timeline: () => 'timeline',
  map: ({ points, countries }) =>
    `map of ${[...points.map(({ label }) => label), ...countries.map((code) => countryNames.of(code))].join(', ')}`,
  steps: () => 'chain of steps',
  cause: () => 'cause and effect diagram',
  cutaway: () => 'labelled cutaway',
  list: () => 'list',
  words: () => 'words',
}

/** A sentence that nobody planned: its prompt decides. */
const unplanned = (text) => ({ text, form: 'words', shown: [], textOnScreen: [], place: undefined, plan: null, by: 'nobody' })

async function builtinDirector() {
  const { directScript } = await import('../packages/director/src/direct-script.ts')
  const { detectLanguage } = await import('../packages/domain/src/story/language/detect-language.ts')
  return async (script, language = detectLanguage(script)) =>
    directScript(script, { language }).map((sentence) => ({ ...sentence, by: 'builtin' }))
}

async function modelDirector() {
  const { readSettings } = await import('../apps/server/src/platform/settings.ts')
  const { createLanguageModel } = await import('../packages/providers/src/model-connection/create-language-model.ts')
  const { createModerator } = await import('../packages/studio/src/moderator.ts')
  const { detectLanguage } = await import('../packages/domain/src/story/language/detect-language.ts')
  const { splitSentences } = await import('../packages/studio/src/writer/sentences.ts')
  const { sentencesOf } = await import('../packages/director/src/text/sentences.ts')
  const { knownFiguresOf } = await import('../packages/generation/src/requests/known-figures.ts')
  const { describePlan, wordsOnScreen } = await import('../packages/director/src/describe-plan.ts')
  const { languageModel, deadlines } = readSettings(process.env)
  if (languageModel === null)
    throw new Error('No language model is connected: set ANTHROPIC_API_KEY, OPENAI_API_KEY, or TEXT_BASE_URL and TEXT_MODEL.')
  const model = createLanguageModel(languageModel, createModerator(), { deadlineMs: deadlines.storyboard * 1000 })
  const builtin = await builtinDirector()

  const described = (text, plan) => ({
    text,
    form: plan.form,
    shown: describePlan(plan, plan.graphic && GRAPHIC_NAMES[plan.graphic.template](plan.graphic), plan.place),
    textOnScreen: wordsOnScreen(plan),
    place: plan.place,
    plan,
    by: model.engine,
  })

  async function plansOf(narrations, language) {
    const plans = []
    for (let from = 0; from < narrations.length; from += BATCH_SIZE) {
      const to = Math.min(narrations.length, from + BATCH_SIZE)
      const figures = knownFiguresOf(plans.filter((plan) => plan !== null))
      const previous = plans.findLast((plan) => plan !== null)
      plans.push(...(await model.directShots({ narrations, language, from, to, figures, previous })))
    }
    return plans
  }

  return async (script) => {
    const language = detectLanguage(script)
    const narrations = language === 'en' ? sentencesOf(script) : splitSentences(script.replaceAll(/\s+/g, ' '), language)
    const planned = await builtin(script, language)
    const fallback = narrations.map((text, i) => (planned.length === narrations.length ? planned[i] : unplanned(text)))
    const plans = await plansOf(narrations, language)
    return narrations.map((text, i) => (plans[i] ? described(text, plans[i]) : fallback[i]))
  }
}

/** `name`: `builtin` or `model`. */
export async function createDirector(name) {
  if (name === 'model') return modelDirector()
  if (name === 'builtin') return builtinDirector()
  throw new Error('--director is builtin or model.')
}
