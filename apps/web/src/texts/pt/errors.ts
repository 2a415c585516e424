import { formatNumber } from '../format.ts'
import type * as english from '../errors.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: 'Parte do que foi preenchido não é válida. Nada foi iniciado.',
  MALFORMED_JSON: 'Não foi possível ler a solicitação. Recarregue a página e tente de novo.',
  IDEMPOTENCY_KEY_REUSED: 'Isto já foi enviado com outros valores. Aperte o botão de novo.',
  COMMUNITY_CONTENT_MODERATION: 'Este conteúdo não pode ser publicado.',
  UNAUTHORIZED: 'Entre na sua conta.',
  INSUFFICIENT_CREDITS: 'Créditos insuficientes',
  FORBIDDEN: 'Você não tem permissão para isso.',
  FORBIDDEN_ORIGIN: 'Este endereço não é o que o servidor espera. Abra o endereço que o servidor mostra ao iniciar.',
  NOT_FOUND: 'Não encontrado',
  STORY_NOT_FOUND: 'História não encontrada',
  CONFLICT: 'Isso não é possível agora. Recarregue a página para ver o que mudou.',
  PRICE_CHANGED: 'O preço mudou. Nada foi cobrado; veja o novo preço.',
  RUN_IN_PROGRESS: 'Outro processo desta história ainda não terminou. Espere por ele.',
  STORY_NOT_PAUSED: 'Esta história não está em pausa.',
  BUDGET_SPENT: 'O orçamento para modelos de provedores acabou. Nada foi cobrado.',
  STALE_DOCUMENT: 'Esta história foi mudada em outro lugar. Recarregue a página.',
  OUTDATED_CLIENT: 'O Fablecut foi atualizado. Recarregue a página; as edições ainda não salvas ficam neste navegador.',
  PAYLOAD_TOO_LARGE: 'Isto é grande demais para enviar.',
  UNSUPPORTED_MEDIA_TYPE: 'Este tipo de arquivo não é aceito.',
  INVALID_WORKFLOW_ID: 'ID de processo inválido',
  INVALID_WORKFLOW_IDS: 'IDs de processo inválidos',
  TOO_MANY_REQUESTS: 'Solicitações demais. Tente de novo daqui a pouco.',
  TOO_MANY_RUNS: 'Há histórias demais sendo feitas ao mesmo tempo. Espere uma terminar.',
  OUT_OF_SPACE: 'O servidor tem pouco espaço livre em disco. Nada foi cobrado.',
  UNAVAILABLE: 'O servidor ainda não está pronto. Tente de novo daqui a pouco.',
  NEWER_DATA: 'Isto foi salvo por uma versão do Fablecut mais nova que a deste servidor. Nada se perdeu; atualize o servidor.',
  INTERNAL_ERROR: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
}

export const networkText: Translation<typeof english.networkText> = 'Erro de rede. Verifique sua conexão e tente de novo.'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}: são necessários ${formatNumber(required)}, você tem ${formatNumber(available)}`
