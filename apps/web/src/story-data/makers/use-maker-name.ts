import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import { makerName } from '../../texts/engines.ts'

/** Names makers of takes by their stored names, providers' models with who runs them. */
export function useMakerName(): (model: string) => string {
  const { data } = useQuery(query.system.get.queryOptions())
  return (model) => makerName(model, data?.model_names)
}
