export function CaptionsTab() {
  return null
}
