import { testScenarios } from './testScenarios.ts';

await testScenarios('memory');
