declare var exampleRegistry: Map<string, unknown>;
