import { z } from 'zod'
import { WebConfig } from '../../../accounts/web-config.ts'
import { Oembed, OembedParams } from '../../../content/embed/oembed.ts'
import { Switches } from '../../../shell/switches/switches.ts'
import { TelemetryAnswer } from '../../../shell/telemetry/telemetry-contract.ts'
import type { Operation } from '../operation.ts'
import { Liveness, Readiness } from '../readiness-contract.ts'

/** What the site says of itself. */
export const siteOperations = [
  {
    method: 'get',
    path: '/api/config',
    id: 'config',
    summary: 'What a browser needs to reach the backend',
    description: 'Public identifiers only, and the site’s time.',
    asker: 'anyone',
    answer: { status: 200, schema: WebConfig, description: 'The configuration.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/switches',
    id: 'switches',
    summary: 'What is switched on',
    description: 'At most five seconds old, with the line the team shows on every page.',
    asker: 'anyone',
    answer: { status: 200, schema: Switches, description: 'The switches.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/health',
    id: 'health',
    summary: 'Whether this server answers',
    description: 'Looks at nothing else.',
    asker: 'anyone',
    answer: { status: 200, schema: Liveness, description: 'It does.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/health/ready',
    id: 'ready',
    summary: 'Whether this server can answer searches',
    description: 'And how old what it knows is. 503 with the same body while it cannot.',
    asker: 'anyone',
    answer: { status: 200, schema: Readiness, description: 'It can.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'openapi',
    summary: 'This description',
    description: 'OpenAPI 3.1, generated from the schemas the server itself checks with.',
    asker: 'anyone',
    answer: { status: 200, schema: z.looseObject({ openapi: z.literal('3.1.0') }), description: 'The description.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/oembed',
    id: 'oembed',
    summary: 'How to show a route page elsewhere',
    description:
      'oEmbed 1.0, type rich: a frame with the route’s year as a visitor sees it. `format` is json or xml; any other is answered 501.',
    asker: 'anyone',
    query: OembedParams,
    answer: { status: 200, schema: Oembed, description: 'The code of the frame.' },
    problems: [400, 404],
  },
  {
    method: 'post',
    path: '/api/reports',
    id: 'reports',
    summary: 'What the policy of a page refused',
    description: 'Sent by browsers by themselves, in either of their two forms; counted by kind and day.',
    asker: 'anyone',
    answer: { status: 204, description: 'Counted.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/telemetry',
    id: 'telemetry',
    summary: 'What of telemetry is on',
    description: 'Where error reports go, and who may be told of visits by visitors who agree. The same for everybody.',
    asker: 'anyone',
    answer: { status: 200, schema: TelemetryAnswer, description: 'Null for what is off.' },
    problems: [],
  },
] as const satisfies readonly Operation[]
