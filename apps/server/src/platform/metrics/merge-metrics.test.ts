import { Counter, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { mergeMetrics } from './merge-metrics.ts'

async function metricsOf(process: string, requests: number): Promise<string> {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  new Counter({ name: 'requests_total', help: 'Requests', registers: [registry] }).inc(requests)
  if (process === 'worker')
    new Counter({ name: 'calls_total', help: 'Calls', labelNames: ['kind'], registers: [registry] }).inc({ kind: 'a\nb' })
  return registry.metrics()
}

test('each metric has one header and the samples of all processes', async () => {
  const merged = mergeMetrics([await metricsOf('api', 3), await metricsOf('worker', 5), ''])
  expect(merged.split('\n')).toEqual([
    '# HELP requests_total Requests',
    '# TYPE requests_total counter',
    'requests_total{process="api"} 3',
    'requests_total{process="worker"} 5',
    '',
    '# HELP calls_total Calls',
    '# TYPE calls_total counter',
    'calls_total{kind="a\\nb",process="worker"} 1',
    '',
  ])
})
