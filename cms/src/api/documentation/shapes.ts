/** The parts of the generated document that its readable form shows. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: (string | number | null)[];
  const?: unknown;
  format?: string;
  description?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Content {
  [type: string]: { schema: Schema; encoding?: Record<string, { contentType: string }> };
}

export interface Operation {
  summary: string;
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { description: string; content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}
