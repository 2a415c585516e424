import { startMusicHosts } from './music-hosts.ts'

/** The stand-in for Suno and TikTok as a separate process, at the port that the product of the browser tests is configured with. */
await startMusicHosts(Number(process.env.MUSIC_HOSTS_PORT))
