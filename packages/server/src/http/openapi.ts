import swagger from '@fastify/swagger'
import { API_VERSION } from '@serai/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './services.ts'

/** Before the routes, which it listens to. */
export async function addOpenapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Serai',
        version: String(API_VERSION),
        description: 'Tables for board games. People are known by a cookie, programs by a token.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'serai' },
          token: { type: 'http', scheme: 'bearer' },
          admin: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { config: { ignoresCaller: true }, schema: { hide: true } }, async () => app.swagger())
}
