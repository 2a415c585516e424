/** `provider/model`, as stored in `ai_model` (CD-111). */
export const engineName = (model: { readonly provider: string; readonly modelId: string }): string => `${model.provider}/${model.modelId}`
