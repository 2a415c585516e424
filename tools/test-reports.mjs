import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './steps.mjs'

/** Lines of a failure's message that the summary repeats; the whole message stands where the test ran. */
const LINES_OF_MESSAGE = 12

/** Counts and failures of a vitest run. `file`: its JSON report. `code`: its exit code. */
export function readVitestReport(file, code) {
  if (!existsSync(file)) return withoutReport()
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
  const failures = report.testResults.flatMap(failuresOfFile)
  const slowest = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return atLeastOneFailed(code, { ...counts, failures, slowest })
}

/** Counts and failures of a Playwright run. `file`: its JSON report. `code`: its exit code. */
export function readPlaywrightReport(file, code) {
  if (!existsSync(file)) return withoutReport()
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, flaky, unexpected, skipped } = report.stats
  const specs = report.suites.flatMap(specsOf)
  const failures = specs.filter((spec) => !spec.ok).map((spec) => ({ title: `${spec.file}: ${spec.title}`, message: messageOfSpec(spec) }))
  const slowest = report.suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: secondsOf(specsOf(suite)) }))
  return atLeastOneFailed(code, { passed: expected + flaky, failed: unexpected, skipped, failures, slowest })
}

/** One block of text: each failed test with the beginning of its message, then the slowest files. */
export function summarize(parts) {
  const failures = parts.flatMap((part) => part.failures ?? [])
  const slowest = parts.flatMap((part) => part.slowest ?? []).sort((a, b) => b.seconds - a.seconds)
  return [
    ...failures.map(({ title, message }) => `FAILED ${title}\n${firstLines(message)}`),
    `Slowest files: ${slowest
      .slice(0, 8)
      .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
      .join(', ')}`,
  ].join('\n\n')
}

const withoutReport = () => ({ passed: 0, failed: 1, skipped: 0, failures: [{ title: 'a run that wrote no report', message: '' }] })

/** A run can fail outside of any test, for example in a file that does not load. */
function atLeastOneFailed(code, counts) {
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [...counts.failures, { title: `outside of any test (exit code ${code})`, message: '' }] }
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const ofTests = failed.map((result) => ({
    title: `${relative(root, name)}: ${result.fullName}`,
    message: result.failureMessages.join('\n'),
  }))
  return ofTests.length === 0 && status === 'failed' ? [{ title: relative(root, name), message: message ?? '' }] : ofTests
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const resultsOf = (spec) => spec.tests.flatMap((test) => test.results)
const messageOfSpec = (spec) =>
  resultsOf(spec)
    .flatMap((result) => result.errors ?? [])
    .map((error) => error.message ?? '')
    .join('\n')
const secondsOf = (specs) => specs.flatMap(resultsOf).reduce((total, result) => total + result.duration, 0) / 1000

const firstLines = (message) =>
  message
    .split('\n')
    .slice(0, LINES_OF_MESSAGE)
    .map((line) => `  ${line}`)
    .join('\n')
