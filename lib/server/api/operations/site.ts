import { z } from 'zod'
import { WebConfig } from '../../../accounts/web-config.ts'
import { Oembed, OembedParams } from '../../../content/embed/oembed.ts'
import { Switches } from '../../../shell/switches/switches.ts'
import { TelemetryAnswer } from '../../../shell/telemetry/telemetry-contract.ts'
import { Liveness, Readiness } from '../../status/readiness.ts'
import type { Operation } from '../operation.ts'

/** Operations about the site itself. */
export const siteOperations = [
  {
    method: 'get',
    path: '/api/config',
    id: 'config',
    summary: 'Browser configuration',
    description: 'Public identifiers and the site’s time.',
    asker: 'anyone',
    answer: { status: 200, schema: WebConfig, description: 'The configuration.' },
  },
  {
    method: 'get',
    path: '/api/switches',
    id: 'switches',
    summary: 'Feature switches',
    description: 'Up to five seconds old, with any message shown on every page.',
    asker: 'anyone',
    answer: { status: 200, schema: Switches, description: 'The switches.' },
  },
  {
    method: 'get',
    path: '/api/health',
    id: 'health',
    summary: 'Whether this server is running',
    description: 'Checks nothing else.',
    asker: 'anyone',
    answer: { status: 200, schema: Liveness, description: 'It is.' },
  },
  {
    method: 'get',
    path: '/api/health/ready',
    id: 'ready',
    summary: 'Whether this server can answer searches',
    description: 'And how old its data is. Answers 503 with the same body while it can’t.',
    asker: 'anyone',
    answer: { status: 200, schema: Readiness, description: 'It can.' },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'openapi',
    summary: 'This description',
    description: 'OpenAPI 3.1, generated from the server’s own schemas.',
    asker: 'anyone',
    answer: { status: 200, schema: z.looseObject({ openapi: z.literal('3.1.0') }), description: 'The description.' },
  },
  {
    method: 'get',
    path: '/api/oembed',
    id: 'oembed',
    summary: 'Embed a route page',
    description:
      'oEmbed 1.0, type rich: a frame with the route’s year as a visitor sees it. `format` is json or xml; anything else gets a 501.',
    asker: 'anyone',
    query: OembedParams,
    answer: { status: 200, schema: Oembed, description: 'The embed code.' },
    problems: [400, 404],
  },
  {
    method: 'post',
    path: '/api/reports',
    id: 'reports',
    summary: 'Content blocked by a page’s policy',
    description: 'Sent automatically by browsers, in either report format; counted by type and day.',
    asker: 'anyone',
    answer: { status: 204, description: 'Counted.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/telemetry',
    id: 'telemetry',
    summary: 'Which telemetry is on',
    description: 'Where error reports go, and who receives visits from visitors who agree. The same for everyone.',
    asker: 'anyone',
    answer: { status: 200, schema: TelemetryAnswer, description: 'Null for anything that’s off.' },
  },
] as const satisfies readonly Operation[]
