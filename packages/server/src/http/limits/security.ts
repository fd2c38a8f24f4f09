import helmet from '@fastify/helmet'
import type { App, Services } from '../services.ts'

/** Scripts only from here, and nothing that would keep a page on a home network from working without TLS. */
export async function addSecurity(app: App, { settings }: Services): Promise<void> {
  const { isSecure } = settings
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Widgets set styles of their own; a style cannot act.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isSecure && { maxAge: 180 * 24 * 3600 },
    // Only has a meaning in a secure context, and browsers complain elsewhere.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'same-origin' },
  })
}
