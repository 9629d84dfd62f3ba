import { z } from 'zod'
import { WebConfig } from '../../../accounts/web-config.ts'
import { BidBands } from '../../../calculators/bids/bid-bands-contract.ts'
import { ReleaseHeats } from '../../../calculators/heat/heat-shape.ts'
import { WineOffers } from '../../../calculators/wine/wine-offer.ts'
import { Oembed, OembedParams } from '../../../content/embed/oembed.ts'
import { Switches } from '../../../shell/switches/switches.ts'
import { TelemetryAnswer } from '../../../shell/telemetry/telemetry-contract.ts'
import { Reviews } from '../../../support/forms/review.ts'
import { Liveness, Readiness } from '../../status/readiness.ts'
import type { Operations } from '../operation.ts'

export const siteOperations = {
  'get /api/config': {
    id: 'config',
    summary: 'Browser configuration',
    description: 'Public identifiers and the site’s time.',
    answer: { schema: WebConfig, description: 'The configuration.' },
  },
  'get /api/switches': {
    id: 'switches',
    summary: 'Feature switches',
    description: 'Up to five seconds old, with any message shown on every page.',
    answer: { schema: Switches, description: 'The switches.' },
  },
  'get /api/health': {
    id: 'health',
    summary: 'Whether this server is running',
    description: 'Checks nothing else.',
    answer: { schema: Liveness, description: 'It is.' },
  },
  'get /api/health/ready': {
    id: 'ready',
    summary: 'Whether this server can answer searches',
    description: 'And how old its data is. Answers 503 with the same body while it can’t.',
    answer: { schema: Readiness, description: 'It can.' },
  },
  'get /api/openapi.json': {
    id: 'openapi',
    summary: 'This description',
    description: 'OpenAPI 3.1, generated from the server’s own schemas.',
    answer: { schema: z.looseObject({ openapi: z.literal('3.1.0') }), description: 'The description.' },
  },
  'get /api/oembed': {
    id: 'oembed',
    summary: 'Embed a route page',
    description:
      'oEmbed 1.0, type rich: a frame with the route’s year as a visitor sees it. `format` is json or xml; anything else gets a 501.',
    query: OembedParams,
    answer: { schema: Oembed, description: 'The embed code.' },
    problems: [400, 404],
  },
  'post /api/reports': {
    id: 'reports',
    summary: 'Content blocked by a page’s policy',
    description: 'Sent automatically by browsers, in either report format; counted by type and day.',
    answer: { status: 204, description: 'Counted.' },
    problems: [400],
  },
  'get /api/telemetry': {
    id: 'telemetry',
    summary: 'Which telemetry is on',
    description: 'Where error reports go, and who receives visits from visitors who agree. The same for everyone.',
    answer: { schema: TelemetryAnswer, description: 'Null for anything that’s off.' },
  },
  'get /api/bid-bands': {
    id: 'bidBands',
    summary: 'Ranges of upgrade bids members reported',
    description: 'Approved reports by program, route group and cabin. Groups with too few are left out.',
    answer: { schema: BidBands, description: 'The ranges.' },
  },
  'get /api/release-heat': {
    id: 'releaseHeat',
    summary: 'How often seats were available, by days ahead',
    description: 'By program and cabin, from route histories. Sample data is marked.',
    answer: { schema: ReleaseHeats, description: 'The shares.' },
  },
  'get /api/wine-offers': {
    id: 'wineOffers',
    summary: 'Current wine offers',
    description: 'Maintained by the team. Sample data is marked.',
    answer: { schema: WineOffers, description: 'The offers.' },
  },
  'get /api/reviews': {
    id: 'reviews',
    summary: 'Published reviews',
    description: 'Member reviews, moderated before publishing; newest first.',
    answer: { schema: Reviews, description: 'The reviews.' },
  },
} satisfies Operations
