import { queryOptions } from '@tanstack/react-query'
import { readSessions } from './account-requests.ts'

export const SESSIONS_KEY = ['sessions'] as const

export const sessionsQuery = queryOptions({ queryKey: SESSIONS_KEY, queryFn: readSessions })
