import { runProcess } from './process.ts'
import { startApi } from './start-api.ts'

await runProcess('api', startApi)
