/** Irregular past tenses that are no nouns of their own, with their verbs. */
export const PAST_TENSES: ReadonlyMap<string, string> = new Map(
  'drank drink ate eat slept sleep grew grow ran run wrote write sang sing swam swim drove drive flew fly threw throw caught catch taught teach bought buy brought bring sold sell told tell kept keep slid slide swept sweep wept weep knelt kneel dug dig hid hide stole steal woke wake broke break froze freeze chose choose gave give took take shook shake wore wear tore tear swore swear blew blow knew know sent send built build fled flee heard hear crept creep sank sink began begin stood stand sat sit clung cling flung fling hung hang sprang spring stung sting strode stride struck strike swung swing wove weave became become bled bleed bred breed forgave forgive forgot forget fought fight leapt leap overcame overcome rode ride sought seek shrank shrink spun spin spoke speak thought think understood understand went go withdrew withdraw'
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1]!] as const] : [])),
)
