import { registry } from './platform/metrics/metrics.ts'
import { runProcess } from './process.ts'
import { startApi } from './start-api.ts'

await runProcess('api', (context) => startApi({ ...context, metrics: registry }))
