/** The first JSON object of a model's answer: alone, in a fenced block or inside prose, after its thoughts; undefined without one. */
export function readJsonObject(answer: string): object | undefined {
  const text = answer.replaceAll(/<think>[\s\S]*?<\/think>/gu, '').trim()
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start)
    const parsed = end === undefined ? undefined : parseObject(text.slice(start, end))
    if (parsed) return parsed
  }
  return undefined
}

/** Index behind the brace that closes the one at `start`. Braces in strings don't count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let i = start; i < text.length; i++) {
    const character = text[i]
    if (isInString && character === '\\') i++
    else if (character === '"') isInString = !isInString
    else if (!isInString && character === '{') depth++
    else if (!isInString && character === '}' && --depth === 0) return i + 1
  }
  return undefined
}

/** Small models leave commas behind the last element. */
function parseObject(text: string): object | undefined {
  for (const candidate of [text, text.replaceAll(/,(?=\s*[\]}])/gu, '')]) {
    try {
      const parsed: unknown = JSON.parse(candidate)
      if (typeof parsed === 'object' && parsed !== null) return parsed
    } catch {
      // The next candidate, or the next brace.
    }
  }
  return undefined
}
